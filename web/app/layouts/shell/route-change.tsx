import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const MAIN_ID = 'content';
const FADE_MS = 260;

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Handles client-side route changes: scroll, fade, focus on the main element, and a live region with the new title. */
export function RouteChange() {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const shownPath = useRef(pathname);
  const [title, setTitle] = useState('');

  // Back restores the old position immediately. A new page scrolls up smoothly. The router scrolls.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const allowAll = () => (dataset.scroll = 'smooth');
    if (type !== NavigationType.Pop) {
      dataset.scroll = 'up';
      window.addEventListener('scrollend', allowAll, { once: true });
      return () => window.removeEventListener('scrollend', allowAll);
    }
    dataset.scroll = 'jump';
    const frame = requestAnimationFrame(allowAll);
    return () => cancelAnimationFrame(frame);
  }, [key, type]);

  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const main = document.getElementById(MAIN_ID);
    if (!prefersReducedMotion())
      main?.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: 'ease-out' });
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
