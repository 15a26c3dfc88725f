import { IconArrowRight, IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import type { NavEntryItem } from '~/lib/site-schema.generated';
import styles from './nav-dropdown.module.css';
import { useDisclosure } from './use-disclosure';

type Props = {
  entry: NavEntryItem;
  currentPath: string;
};

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
        <ul className={styles.list}>
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
