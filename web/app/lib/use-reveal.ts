import { useEffect, useRef, useState } from 'react';

/**
 * Returns a ref for an element, and `waiting`: true while the element is below the screen and not yet scrolled to.
 * Without scripts or under reduced motion it is never true. `edge`: the part of the window at its bottom that does not
 * count.
 */
export function useReveal<E extends HTMLElement>(edge = '12%') {
  const element = useRef<E>(null);
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    const rendered = element.current;
    if (!rendered || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        setWaiting(!entry.isIntersecting);
        if (entry.isIntersecting) observer.disconnect();
      },
      // Whatever is above the screen counts as seen: a jump to the end of the page passes it without being in view.
      { rootMargin: `1000000px 0px -${edge} 0px` },
    );
    observer.observe(rendered);
    return () => observer.disconnect();
  }, [edge]);
  return { element, waiting };
}
