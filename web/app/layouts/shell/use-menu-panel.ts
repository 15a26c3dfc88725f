import { type KeyboardEvent, type ToggleEvent, useEffect, useRef } from 'react';

/** From here on the navigation stands in the bar. */
const WIDE = '(min-width: 64em)';

/**
 * The panel of small screens. The browser opens it, closes it on Escape or a tap outside and hands the focus
 * back; scripts keep the focus inside and close it when the window grows wide or the page is left.
 */
export function useMenuPanel(onOpenChange: (open: boolean) => void) {
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    const close = () => {
      if (isOpen(panel.current)) panel.current?.hidePopover();
    };
    wide.addEventListener('change', close);
    window.addEventListener('pagehide', close);
    return () => {
      wide.removeEventListener('change', close);
      window.removeEventListener('pagehide', close);
    };
  }, []);

  function onToggle({ newState, target, currentTarget }: ToggleEvent<HTMLDivElement>) {
    // The lists inside tell when they are toggled, too.
    if (target === currentTarget) onOpenChange(newState === 'open');
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Tab' || !panel.current || !isOpen(panel.current)) return;
    const last = [...panel.current.querySelectorAll<HTMLElement>('a, summary')].filter(isShown).at(-1);
    const [from, to] = event.shiftKey ? [toggle.current, last] : [last, toggle.current];
    if (event.target !== from) return;
    event.preventDefault();
    to?.focus();
  }

  return { toggle, panel, onToggle, onKeyDown };
}

const isOpen = (panel: HTMLElement | null) => panel?.matches(':popover-open') ?? false;
const isShown = (element: HTMLElement) => element.checkVisibility?.() ?? true;
