import { useEffect, useRef } from 'react';

/**
 * Announces a text to screen readers when it changes. The live region exists before its text, because screen readers
 * announce only changes of a known region. A side panel without content renders nothing, so it cannot contain the
 * region.
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
