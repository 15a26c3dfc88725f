import { type KeyboardEvent, type ToggleEvent, useEffect, useEffectEvent, useRef } from 'react';

/** From this width on the navigation is in the bar. */
const WIDE_SCREEN = '(min-width: 64em)';

/**
 * The menu panel of small screens. The browser opens it, closes it on Escape or a tap outside, and restores the focus.
 * Scripts trap the focus, and close the panel when the window becomes wide or the page unloads.
 */
export function useMenuPanel(onOpenChange: (open: boolean) => void) {
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const reportOpen = useEffectEvent(() => onOpenChange(isOpen(panel.current)));

  // The visitor may have opened the panel before hydration.
  useEffect(() => reportOpen(), []);

  useEffect(() => {
    const wide = window.matchMedia(WIDE_SCREEN);
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
    // The lists inside fire toggle events too.
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
