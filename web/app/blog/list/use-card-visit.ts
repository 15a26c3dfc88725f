import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { scrollToTop } from './scroll-to-top';

/** A card navigates after about 100 ms, while the page scrolls to its top. */
export const VISIT_DELAY_MS = 100;

/** What a click on a card does. A click that opens a new tab or window is left to the browser. */
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
