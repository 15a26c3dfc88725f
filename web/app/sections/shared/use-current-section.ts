import { useEffect, useState } from 'react';

/**
 * Returns the ids of the sections at one third of the window height, in their order. Sections can be side by side. With
 * `keeps` the last ones stay until others are there.
 */
export function useSectionsInView(anchors: readonly { anchor: string }[], keeps = false): readonly string[] {
  const [inView, setInView] = useState<readonly string[]>([]);
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        if (keeps && seen.size === 0) return;
        setInView(anchors.map(({ anchor }) => anchor).filter((anchor) => seen.has(anchor)));
      },
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const { anchor } of anchors) {
      const part = document.getElementById(anchor);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [anchors, keeps]);
  return inView;
}

/** Returns the id of the section at one third of the window height, or undefined above the first section. */
export const useCurrentSection = (anchors: readonly { anchor: string }[]): string | undefined =>
  useSectionsInView(anchors).at(-1);
