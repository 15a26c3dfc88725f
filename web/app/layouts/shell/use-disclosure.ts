import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

/** Inside the open menu of small screens a list stands in the flow and hides nothing: it may stay open. */
const inOpenMenu = (element: Element) => element.closest('[popover]:popover-open') !== null;

/**
 * What a `<details>` lacks as a dropdown: ArrowDown opens, arrows, Home and End move, Escape and a click outside
 * close, and so does leaving it with Tab.
 */
export function useDisclosure() {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = () => details.current?.removeAttribute('open');
    const closeOutside = ({ target }: PointerEvent) => {
      const here = details.current;
      if (here?.open && !here.contains(target as Node) && !inOpenMenu(here)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    // A page that comes back from the browser's cache should not come back with an open list.
    window.addEventListener('pagehide', close);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      window.removeEventListener('pagehide', close);
    };
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLDetailsElement>) {
    const here = event.currentTarget;
    const trigger = here.querySelector('summary');
    if (event.key === 'Escape' && here.open && !inOpenMenu(here)) {
      event.preventDefault();
      here.open = false;
      trigger?.focus();
      return;
    }
    const links = [...here.querySelectorAll('a')];
    const next = nextIndex(event.key, links.indexOf(event.target as HTMLAnchorElement), links.length);
    if (next === null || (!here.open && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    here.open = true;
    links[next]?.focus();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
    const leaves = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
    if (leaves && !inOpenMenu(currentTarget)) currentTarget.open = false;
  }

  return { details, onKeyDown, onBlur };
}

/** Which link a key leads to from the one at `index` (-1: the trigger), or null for other keys. */
export function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return index <= 0 ? count - 1 : index - 1;
  if (index < 0) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
