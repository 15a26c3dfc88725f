import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const MAIN = 'content';
const FADE_MS = 260;

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * What a change of page inside the browser needs: the scroll and the fade, the focus at the start of the new page, and its title said aloud.
 */
export function RouteChange() {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  // Going back restores the old place at once; a new page scrolls up smoothly. The scroll itself is the router's.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.scroll = type === NavigationType.Pop ? 'jump' : 'smooth';
    const frame = requestAnimationFrame(() => (root.dataset.scroll = 'smooth'));
    return () => cancelAnimationFrame(frame);
  }, [key, type]);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById(MAIN);
    if (!isStill()) main?.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: 'ease-out' });
    main?.focus({ preventScroll: true });
    // The head of the new page is written in the same commit.
    setTitle(document.title);
  }, [pathname]);

  return (
    <p role="status" aria-live="polite" className="visually-hidden">
      {title}
    </p>
  );
}
