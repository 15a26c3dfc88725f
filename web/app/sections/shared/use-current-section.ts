import { useEffect, useState } from 'react';

/** Returns the id of the section at one third of the window height, or undefined above the first section. */
export function useCurrentSection(anchors: readonly { anchor: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        setCurrent(anchors.findLast(({ anchor }) => seen.has(anchor))?.anchor);
      },
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const { anchor } of anchors) {
      const part = document.getElementById(anchor);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [anchors]);
  return current;
}
