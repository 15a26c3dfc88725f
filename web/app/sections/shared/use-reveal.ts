import { useEffect, useRef, useState } from 'react';

/**
 * Marks an element that is still below the screen as `waiting` until a visitor scrolls to it. Returns a ref and
 * the state. Without scripts, and for whoever wants less motion, everything is simply there.
 */
export function useReveal<E extends HTMLElement>() {
  const element = useRef<E>(null);
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    const rendered = element.current;
    if (!rendered || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        // Above the screen counts as seen: somebody who jumps to the end and scrolls back finds it sharp.
        const below = !entry.isIntersecting && entry.boundingClientRect.top > 0;
        setWaiting(below);
        if (!below) observer.disconnect();
      },
      { rootMargin: '0px 0px -12% 0px' },
    );
    observer.observe(rendered);
    return () => observer.disconnect();
  }, []);
  return { element, waiting };
}
