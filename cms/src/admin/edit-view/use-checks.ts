import { useCallback, useEffect, useRef, useState } from 'react';
import { useFetchClient, useForm, useNotification } from '@strapi/strapi/admin';
import type { Problem } from '../../checks/problem';

/** `texts` is false if the texts were not checked, because the site did not respond. */
export type Checks = { problems: Problem[]; texts: boolean };

const CHECK_DELAY_MS = 1200;

/** Returns the message of a problem with a capital letter. */
export const sentenceOf = (message: string): string => message.charAt(0).toUpperCase() + message.slice(1);

/**
 * Returns the checks of the open document with its unsaved input. They run again after a save, after a pause in typing,
 * and when the window gets the focus, because an alternative text may change in another window. `saved` is when the
 * document was saved. If `status` is "published" after that, a notification says once what the page does not show.
 */
export function useChecks(url: string | undefined, saved: string | undefined, status: string | undefined) {
  const { post } = useFetchClient();
  const { values, modified: isModified } = useForm('ChecksPanel', (form) => form);
  const [checks, setChecks] = useState<Checks | 'failed'>();
  const [runCount, setRunCount] = useState(0);

  const recheck = useCallback(() => setRunCount((before) => before + 1), []);

  useEffect(() => {
    window.addEventListener('focus', recheck);
    return () => window.removeEventListener('focus', recheck);
  }, [recheck]);

  useEffect(() => {
    if (!url) return;
    let isCurrent = true;
    const timer = setTimeout(
      () => {
        post<{ data: Checks }>(url, isModified ? { values } : {}).then(
          ({ data }) => isCurrent && setChecks(data.data),
          () => isCurrent && setChecks('failed'),
        );
      },
      isModified ? CHECK_DELAY_MS : 0,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [post, url, saved, runCount, status, isModified, isModified && values]);
  useLossNotice(checks, saved, status);

  return { checks, recheck };
}

function useLossNotice(checks: Checks | 'failed' | undefined, saved: string | undefined, status: string | undefined) {
  const { toggleNotification } = useNotification();
  const before = useRef({ saved, status });
  const awaiting = useRef<typeof checks | null>(null);
  useEffect(() => {
    const isChanged = before.current.saved !== saved || before.current.status !== status;
    // The checks that are known now are those before Publish, whose last input they may not have.
    if (isChanged && before.current.saved && status === 'published') awaiting.current = checks;
    before.current = { saved, status };
    if (awaiting.current === null || awaiting.current === checks) return;
    awaiting.current = null;
    const losses = typeof checks === 'object' ? checks.problems.filter(({ isLoss }) => isLoss) : [];
    if (losses.length === 0) return;
    const sentences = losses.map(({ message }) => sentenceOf(message));
    toggleNotification({ type: 'warning', title: 'The page does not show everything', message: sentences.join(' ') });
  }, [checks, saved, status, toggleNotification]);
}
