import { useEffect, useState } from 'react';
import { onLoad } from '~/lib/on-load';

type Connection = { saveData?: boolean };

/**
 * Returns whether to load a video: true after the load event, unless save-data is on or reduced motion is preferred.
 */
export function useVideoStart() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const saving = (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
    if (saving || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    return onLoad(() => setWanted(true));
  }, []);
  return [wanted, setWanted] as const;
}
