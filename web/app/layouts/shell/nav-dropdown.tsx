import { IconArrowRight, IconChevronDown } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { NavEntryItem } from '~/lib/content-schemas.generated';
import styles from './nav-dropdown.module.css';

type Props = { entry: NavEntryItem; currentPath: string };

/**
 * A navigation item that opens a list of pages. It is a `<details>`, so it works without scripts. Scripts add arrow
 * keys, Escape and closing on a click outside.
 */
export function NavDropdown({ entry: { label, items, overview }, currentPath }: Props) {
  const { details, onKeyDown, onBlur } = useDisclosure();
  const listId = useId();
  const links = overview ? [...items, overview] : items;
  return (
    <details
      ref={details}
      name="site-nav"
      className={styles.dropdown}
      data-holds-current={links.some(({ to }) => to === currentPath) || undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <summary className={styles.trigger} aria-controls={listId}>
        {label}
        <IconChevronDown aria-hidden="true" size={16} stroke={2.25} className={styles.chevron} />
      </summary>
      <div id={listId} className={styles.panel}>
        <ul>
          {items.map(({ label: name, to, note, hue }) => (
            <li key={to}>
              <a
                href={to}
                className={styles.link}
                data-hue={hue}
                aria-current={to === currentPath ? 'page' : undefined}
              >
                <span className={styles.name}>{name}</span>
                {note && <span className={styles.note}>{note}</span>}
              </a>
            </li>
          ))}
        </ul>
        {overview && (
          <a
            href={overview.to}
            className={styles.overview}
            aria-current={overview.to === currentPath ? 'page' : undefined}
          >
            {overview.label}
            <IconArrowRight aria-hidden="true" size={16} stroke={2.25} className={styles.arrow} />
          </a>
        )}
      </div>
    </details>
  );
}

/** In the open menu of small screens a list does not cover other content, so it may stay open. */
const isInOpenMenu = (element: Element) => element.closest('[popover]:popover-open') !== null;

/**
 * Adds dropdown behaviour to a `<details>`. ArrowDown opens it; arrows, Home and End move the focus. Escape and moving
 * the focus out close it. A click outside does so in lib/page-scripts.ts.
 */
function useDisclosure() {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = () => details.current?.removeAttribute('open');
    // A page restored from the back/forward cache must not show an open list.
    window.addEventListener('pagehide', close);
    return () => window.removeEventListener('pagehide', close);
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLDetailsElement>) {
    const element = event.currentTarget;
    const trigger = element.querySelector('summary');
    if (event.key === 'Escape' && element.open && !isInOpenMenu(element)) {
      event.preventDefault();
      element.open = false;
      trigger?.focus();
      return;
    }
    const links = [...element.querySelectorAll('a')];
    const next = nextIndex(event.key, links.indexOf(event.target as HTMLAnchorElement), links.length);
    if (next === null || (!element.open && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    element.open = true;
    links[next]?.focus();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
    const leaves = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
    if (leaves && !isInOpenMenu(currentTarget)) currentTarget.open = false;
  }

  return { details, onKeyDown, onBlur };
}

/** Returns the index of the link that a key moves the focus to, or null for other keys. Index -1 is the trigger. */
export function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return index <= 0 ? count - 1 : index - 1;
  if (index < 0) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
