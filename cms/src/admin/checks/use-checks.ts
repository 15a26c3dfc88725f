import { useEffect, useState } from 'react';
import { useFetchClient, useForm } from '@strapi/strapi/admin';

export type Problem = { level: 'refuse' | 'warn'; message: string; path: string[] };
/** `texts` is false where the site did not respond, so that the texts are not checked. */
export type Checks = { problems: Problem[]; texts: boolean };

const DELAY_MS = 1200;

/**
 * Returns the checks of the open document, with what is typed and not saved. They run again after a save, after a pause
 * in typing, and when the window gets the focus: an alternative text may be mended in another one.
 */
export function useChecks(url: string | undefined, saved: string | undefined) {
  const { post } = useFetchClient();
  const values = useForm('ChecksPanel', (form) => form.values);
  const isModified = useForm('ChecksPanel', ({ modified }) => modified);
  const [checks, setChecks] = useState<Checks | 'failed'>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    const again = () => setRound((before) => before + 1);
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, []);

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
      isModified ? DELAY_MS : 0,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [post, url, saved, round, isModified, isModified && values]);

  return { checks, again: () => setRound((before) => before + 1) };
}
