import { useCallback, useEffect, useRef, useState } from 'react';
import { isFetchError, useFetchClient, useForm } from '@strapi/strapi/admin';
import { DYNAMIC_ZONES } from '../entries';
import { focusField } from '../focus-field';
import { messageOf, type ToPreview } from './messages';
import { barriers } from './panel-state';

type Entry = { model: string; documentId?: string; isDraft: boolean };

const VALUES_DELAY_MS = 300;
const URL_RETRY_MS = 3000;
/** The temporary error that marks a field. No error of Strapi has this text. */
const FIELD_MARK = 'Opening the field of the preview';
const NOT_SAVED = 'Save the draft once. Then it appears here while you write.';
const NO_URL = 'The preview is not available. Ask whoever hosts the site whether PREVIEW_SECRET is set.';
const CMS_UNREACHABLE = 'The CMS does not respond. The preview tries again by itself.';
const TOO_LONG = 'The text is too long for a preview before it is saved. Save to see it.';
const SITE_UNREACHABLE = 'The site does not respond. The preview tries again by itself.';
const TOO_FAST = 'The preview follows in a moment.';

/**
 * Connects the form with the preview in the frame. Sends unsaved values and the focused field, and receives a clicked
 * field. Messages are only exchanged with the origin of the site. Returns the URL of the frame, its ref, and a notice
 * or null.
 */
export function usePreviewFrame({ model, documentId, isDraft }: Entry, close: () => void) {
  const { get } = useFetchClient();
  const { values, errors, setErrors } = useForm('SideBySide', (form) => form);
  const frame = useRef<HTMLIFrameElement>(null);
  const [url, setUrl] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  /** How often the preview has loaded. It needs the values each time. */
  const [loads, setLoads] = useState(0);

  const fetchUrl = useCallback(async () => {
    const params = { documentId, status: isDraft ? 'draft' : 'published' };
    const { data } = await get<{ data?: { url?: string } }>(`/content-manager/preview/url/${model}`, {
      params,
    });
    return data.data?.url ?? null;
  }, [get, model, documentId, isDraft]);

  useEffect(() => {
    let isCurrent = true;
    setUrl(null);
    setLoads(0);
    setNotice(documentId ? null : NOT_SAVED);
    if (!documentId) return;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const show = (found: string | null) => {
      if (!isCurrent) return;
      setUrl(found);
      setNotice(found ? null : NO_URL);
    };
    const load = () => {
      fetchUrl().then(show, (error: unknown) => {
        if (!isCurrent) return;
        if (isRefused(error)) return show(null);
        setNotice(CMS_UNREACHABLE);
        retry = setTimeout(load, URL_RETRY_MS);
      });
    };
    load();
    return () => {
      isCurrent = false;
      clearTimeout(retry);
    };
  }, [documentId, fetchUrl]);

  const send = useCallback(
    (message: ToPreview) => url && frame.current?.contentWindow?.postMessage(message, new URL(url).origin),
    [url],
  );

  // The newest errors, so that a new one does not add the listener again.
  const latestErrors = useRef(errors);
  useEffect(() => {
    latestErrors.current = errors;
  }, [errors]);
  useEffect(() => {
    if (!url) return;
    const site = new URL(url).origin;
    const renew = async () => {
      const token = new URL((await fetchUrl()) ?? url).searchParams.get('token');
      if (token) send({ type: 'preview:token', token });
    };
    const edit = async (path: string) => {
      const errors = latestErrors.current;
      await focusField(path.split('.'), FIELD_MARK, errors as Record<string, unknown>, setErrors);
      setErrors(errors);
    };
    const onMessage = (event: MessageEvent) => {
      const message = messageOf(event, site, frame.current?.contentWindow);
      if (!message) return;
      if (message.type === 'preview:ready') setLoads((count) => count + 1);
      if (message.type === 'preview:shown') setNotice(null);
      if (message.type === 'preview:expired') renew().catch(() => setNotice(SITE_UNREACHABLE));
      if (message.type === 'preview:failed') setNotice(noticeFor(message.status));
      if (message.type === 'preview:edit') void edit(message.path);
      if (message.type === 'preview:barriers') barriers.set(message.barriers);
      if (message.type === 'preview:close') close();
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      barriers.set([]);
    };
  }, [url, fetchUrl, send, setErrors, close]);

  useEffect(() => {
    if (loads === 0 || !isDraft) return;
    const timer = setTimeout(() => send({ type: 'preview:values', values }), VALUES_DELAY_MS);
    return () => clearTimeout(timer);
  }, [loads, isDraft, values, send]);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.closest('form')) return;
      const path = fieldPath(target, DYNAMIC_ZONES[model] ?? '');
      if (path) send({ type: 'preview:field', path });
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [model, send]);

  return { frame, url, notice };
}

/** Whether the CMS answered the request with a refusal, which a new attempt does not change. */
function isRefused(error: unknown): boolean {
  const status = isFetchError(error) ? (error.status ?? 0) : 0;
  return status >= 400 && status < 500;
}

function noticeFor(status: number): string {
  if (status === 413) return TOO_LONG;
  return status === 429 ? TOO_FAST : SITE_UNREACHABLE;
}

const FIELD_PATH = /^[a-z]\w*(\.\w+)*$/i;

/**
 * Returns the path of the field that has the focus, from the name of its control. Some controls, such as the Markdown
 * editor, have no name. Then it is the position in the list of sections or blocks. `zone` is the name of that list.
 */
function fieldPath(control: Element, zone: string): string | null {
  const name = control.closest('[name]')?.getAttribute('name') ?? control.id;
  if (FIELD_PATH.test(name)) return name;
  const item = outermostItem(control);
  if (item) return `${zone}.${[...(item.parentElement?.children ?? [])].indexOf(item)}`;
  return control.closest('.CodeMirror') ? 'content' : null;
}

/** The list of a dynamic zone is the outermost ordered one. */
function outermostItem(control: Element): Element | null {
  let found: Element | null = null;
  for (let item = control.closest('ol > li'); item; item = item.parentElement?.closest('ol > li') ?? null) found = item;
  return found;
}
