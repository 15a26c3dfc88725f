import { useEffect, useState } from 'react';
import { onLoad } from '~/lib/on-load';

type Connection = { saveData?: boolean };

/** Whether a video should be fetched: once the page has loaded, unless the visitor saves data or wants less motion. */
export function useVideoStart() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const saving = (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
    if (saving || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    return onLoad(() => setWanted(true));
  }, []);
  return [wanted, setWanted] as const;
}
