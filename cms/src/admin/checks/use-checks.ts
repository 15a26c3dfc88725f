import { useEffect, useState } from 'react';
import { useFetchClient, useForm } from '@strapi/strapi/admin';

export type Problem = { level: 'refuse' | 'warn'; message: string; path: string[] };
/** `texts` is false if the texts were not checked, because the site did not respond. */
export type Checks = { problems: Problem[]; texts: boolean };

const CHECK_DELAY_MS = 1200;

/**
 * Returns the checks of the open document with its unsaved input. They run again after a save, after a pause in typing,
 * and when the window gets the focus, because an alternative text may change in another window.
 */
export function useChecks(url: string | undefined, saved: string | undefined) {
  const { post } = useFetchClient();
  const values = useForm('ChecksPanel', (form) => form.values);
  const isModified = useForm('ChecksPanel', ({ modified }) => modified);
  const [checks, setChecks] = useState<Checks | 'failed'>();
  const [runCount, setRunCount] = useState(0);

  useEffect(() => {
    const recheck = () => setRunCount((before) => before + 1);
    window.addEventListener('focus', recheck);
    return () => window.removeEventListener('focus', recheck);
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
      isModified ? CHECK_DELAY_MS : 0,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [post, url, saved, runCount, isModified, isModified && values]);

  return { checks, recheck: () => setRunCount((before) => before + 1) };
}
