import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

const MAIN_ID = 'content';
const FADE_MS = 260;

/** The frame of every page: skip link, navigation, main landmark, footer. */
export function PageFrame({ children }: { children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <SiteHeader menuOpen={menuOpen} onMenuToggle={setMenuOpen} />
      <main id={MAIN_ID} tabIndex={-1} inert={menuOpen}>
        {children}
      </main>
      <div inert={menuOpen}>
        <SiteFooter />
      </div>
      <RouteChange />
    </>
  );
}

/** Handles client-side route changes: scroll, fade, focus on the main element, and a live region with the new title. */
function RouteChange() {
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
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches)
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
