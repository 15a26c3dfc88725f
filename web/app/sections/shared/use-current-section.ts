import { useEffect, useState } from 'react';

/**
 * Returns the ids of the sections at one third of the window height, in their order. With
 * `keepsLast` the last ones stay between two sections and below the last one.
 */
export function useSectionsInView(anchors: readonly { anchor: string }[], keepsLast = false): readonly string[] {
  const [inView, setInView] = useState<readonly string[]>([]);
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const top = document.getElementById(anchors[0]?.anchor ?? '')?.getBoundingClientRect().top ?? 0;
        if (keepsLast && seen.size === 0 && top < window.innerHeight / 3) return;
        setInView(anchors.map(({ anchor }) => anchor).filter((anchor) => seen.has(anchor)));
      },
      { rootMargin: '-33% 0px -66% 0px' },
    );
    // From below the last section the page can jump to above the first one, which the other observer does not report.
    const above = new IntersectionObserver(
      ([entry]) => {
        if (entry && !entry.isIntersecting) setInView([]);
      },
      { rootMargin: '1000000px 0px -66% 0px' },
    );
    const first = keepsLast && document.getElementById(anchors[0]?.anchor ?? '');
    if (first) above.observe(first);
    for (const { anchor } of anchors) {
      const part = document.getElementById(anchor);
      if (part) observer.observe(part);
    }
    return () => {
      observer.disconnect();
      above.disconnect();
    };
  }, [anchors, keepsLast]);
  return inView;
}

/** Returns the id of the section at one third of the window height, or undefined above the first section. */
export const useCurrentSection = (anchors: readonly { anchor: string }[]): string | undefined =>
  useSectionsInView(anchors).at(-1);
