import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const MAIN = 'content';
const FADE_MS = 260;

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Handles client-side route changes: scroll, fade, focus on the main element, and a live region with the new title. */
export function RouteChange() {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  // Back restores the old position at once; a new page scrolls up smoothly. The router does the scrolling.
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
    // React writes the head of the new page in the same commit.
    setTitle(document.title);
  }, [pathname]);

  return (
    <p role="status" aria-live="polite" className="visually-hidden">
      {title}
    </p>
  );
}
