import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import styles from './dots-stage.module.css';

/**
 * Holds a section in the window while the visitor scrolls on by part of a window. Only on wide windows, with motion and
 * with scripts.
 */
export const DotsStage = ({ children }: { children: ReactNode }) => (
  <div className={styles.stage}>
    {children}
    <div className={styles.way} />
  </div>
);

/** The space in px between the dots and the end of the window. The result of a project has room in it. */
const SPACE = 40;

/** Returns the distance in px from the top of the window at which a section is held, so that its dots are in view. */
function heldAt(section: Element): number {
  const { top } = section.getBoundingClientRect();
  const at = (selector: string, side: 'top' | 'bottom' = 'top') =>
    (section.querySelector(selector)?.getBoundingClientRect()[side] ?? top) - top;
  const navigation = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const below = (selector: string) => navigation - at(selector);
  const end = innerHeight - SPACE - at('figure', 'bottom');
  // If the window is too low for the title, the numbers are the first line below the navigation.
  return Math.min(0, end > below('h2') ? end : Math.min(end, below('dl')));
}

/**
 * Calls `onView` with 1 when the visitor scrolls past the middle of the way on which the stage of `element` holds its
 * section, and with 0 on the way back.
 */
export function useStageScroll(element: RefObject<HTMLElement | null>, onView: (view: 0 | 1) => void) {
  const show = useEffectEvent(onView);
  useEffect(() => {
    const stage = element.current?.closest<HTMLElement>(`.${styles.stage}`);
    const [section, way] = stage?.children ?? [];
    if (!stage || !section || !way) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const { height = 0, bottom = 0 } = entry?.boundingClientRect ?? {};
        // Without a height nothing is held. Above the window nobody sees the dots.
        if (height > 0 && bottom > 0) show(entry?.isIntersecting ? 1 : 0);
      },
      { rootMargin: '0px 0px -35% 0px' },
    );
    observer.observe(way);
    const sizes = new ResizeObserver(() => stage.style.setProperty('--held-at', `${heldAt(section)}px`));
    for (const part of [section, way]) sizes.observe(part);
    return () => {
      observer.disconnect();
      sizes.disconnect();
    };
  }, [element]);
}
