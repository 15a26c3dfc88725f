import { useEffect, useRef } from 'react';

/**
 * Reads a text out when it changes. The region is in the page before its text: screen readers announce changes of a
 * region that they know. A side panel without content renders nothing, so it cannot hold the region.
 */
export function useAnnouncement(text: string): void {
  const region = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const element = document.createElement('div');
    element.setAttribute('role', 'status');
    Object.assign(element.style, { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' });
    Object.assign(element.style, { clipPath: 'inset(50%)', whiteSpace: 'nowrap' });
    document.body.append(element);
    region.current = element;
    return () => element.remove();
  }, []);
  useEffect(() => {
    if (region.current && region.current.textContent !== text) region.current.textContent = text;
  }, [text]);
}
