import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Delay of the navigation, while the page scrolls to the top. */
export const VISIT_DELAY_MS = 100;

/** Returns the click handler of a card linked to `to`. Leaves clicks that open a new tab or window to the browser. */
export function useCardVisit(to: string) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    scrollToTop();
    setTimeout(() => void navigate(to), VISIT_DELAY_MS);
  };
}

/** Scrolls to the top of the page, smoothly unless the visitor prefers reduced motion. */
function scrollToTop(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
}
