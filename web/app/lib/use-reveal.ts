import { useEffect, useRef, useState } from 'react';

/**
 * Returns a ref for an element, and `waiting`: true while the element is below the screen and not yet scrolled to.
 * Without scripts or under reduced motion it is never true. `edge`: the part of the window at its bottom that does not
 * count. `part`: the share of the element that must be in the rest of the window.
 */
export function useReveal<E extends HTMLElement>(edge = '12%', part = 0) {
  const element = useRef<E>(null);
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    const rendered = element.current;
    if (!rendered || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        // Above the screen counts as seen: the element stays visible after a jump to the end of the page.
        const below = !entry.isIntersecting && entry.boundingClientRect.top > 0;
        setWaiting(below);
        if (!below) observer.disconnect();
      },
      { rootMargin: `0px 0px -${edge} 0px`, threshold: part },
    );
    observer.observe(rendered);
    return () => observer.disconnect();
  }, [edge, part]);
  return { element, waiting };
}
