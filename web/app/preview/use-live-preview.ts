import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Barrier, messageOf, type ToAdmin, createLiveUpdates } from './live-updates';
import { loadSections } from '~/pages/page-sections';
import { moduleName } from '~/pages/sections';
import { endpoints } from '~/paths';
import { findMarks } from './edit-marks';
import { startEditMode } from './edit-mode';
import type { Preview } from './load-preview.server';

/** Rules about the template, which editors cannot fix. They also need the final colours. */
const DISABLED_RULES = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/**
 * Returns what axe finds on a rendered preview, with the path of the field around it. The path is empty outside a
 * field. Findings are unique for each field. axe is loaded on the first call.
 */
export async function findBarriers(root: HTMLElement): Promise<Barrier[]> {
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(root, { resultTypes: ['violations'], rules: DISABLED_RULES, elementRef: true });
  const found = violations.flatMap(({ help, nodes }) =>
    nodes.map(({ element }) => ({
      message: help,
      path: element?.closest<HTMLElement>('[data-edit]')?.dataset.edit ?? '',
    })),
  );
  return [...new Map(found.map((barrier) => [`${barrier.path} ${barrier.message}`, barrier])).values()];
}

/** axe reads the whole page, so it waits for a pause in typing. */
const BARRIERS_DELAY_MS = 1000;

/**
 * In the frame of the admin: shows the unsaved values that the admin sends, and sends back which field is clicked and
 * what axe finds. Does nothing outside a frame, or before a message of the admin. `admin` is the origin of the admin.
 */
export function useLivePreview({ admin, document: shown }: Preview): void {
  const { revalidate } = useRevalidator();
  const [isActive, setActive] = useState(false);
  const editMode = useRef<ReturnType<typeof startEditMode> | null>(null);

  useEffect(() => {
    if (!admin || window.parent === window) return;
    const send = (message: ToAdmin) => window.parent.postMessage(message, admin);
    const updates = createLiveUpdates({
      token: new URLSearchParams(location.search).get('token') ?? '',
      post: postValues,
      async show(preview) {
        if (preview.document && 'page' in preview.document) {
          await loadSections(preview.document.page.sections.map(moduleName));
        }
        setLiveData(preview);
        await revalidate();
        send({ type: 'preview:shown' });
      },
      onExpired: () => send({ type: 'preview:expired' }),
      onFailed: (status) => send({ type: 'preview:failed', status }),
    });
    const onMessage = (event: MessageEvent) => {
      const message = messageOf(event, admin, window.parent);
      if (!message) return;
      setActive(true);
      if (message.type === 'preview:values') updates.setValues(message.values);
      if (message.type === 'preview:token') updates.setToken(message.token);
      if (message.type === 'preview:field') editMode.current?.show(message.path);
    };
    window.addEventListener('message', onMessage);
    send({ type: 'preview:ready' });
    return () => window.removeEventListener('message', onMessage);
  }, [admin, revalidate]);

  useEffect(() => {
    if (!admin || !isActive) return;
    const send = (message: ToAdmin) => window.parent.postMessage(message, admin);
    const mode = startEditMode({
      edit: (path) => send({ type: 'preview:edit', path }),
      close: () => send({ type: 'preview:close' }),
    });
    editMode.current = mode;
    return () => mode.stop();
  }, [admin, isActive]);

  useEffect(() => {
    if (!admin || !isActive || !shown) return;
    // The header and the footer show the entry Site too. Its form has no Checks panel.
    const isSite = 'fields' in shown;
    const root = isSite ? document.body : document.querySelector('main');
    if (!root) return;
    editMode.current?.setMarks(findMarks(root, shown));
    if (isSite) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      findBarriers(root).then(
        (barriers) =>
          isCurrent && window.parent.postMessage({ type: 'preview:barriers', barriers } satisfies ToAdmin, admin),
        (error: unknown) => console.warn('The accessibility of the preview was not checked:', error),
      );
    }, BARRIERS_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [admin, isActive, shown]);
}

const postValues = (token: string, values: object) =>
  fetch(endpoints.preview, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-preview-token': token },
    body: JSON.stringify({ values }),
  });

let live: Preview | null = null;

/** Returns the preview of the unsaved values, or null while the saved draft is shown. */
export const liveData = (): Preview | null => live;

export function setLiveData(preview: Preview): void {
  live = preview;
}
