import { IconArrowRight, IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import type { NavItem } from '~/content/nav';
import styles from './nav-dropdown.module.css';
import { useDisclosure } from './use-disclosure';

type Props = {
  item: Extract<NavItem, { hasDropdown: true }>;
  currentPath: string;
};

/**
 * A navigation item that opens a list of pages. It is a `<details>`, so it works without scripts. Scripts add arrow
 * keys, Escape and closing on a click outside.
 */
export function NavDropdown({ item, currentPath }: Props) {
  const { details, onKeyDown, onBlur } = useDisclosure();
  const listId = useId();
  const links = [...item.items, ...(item.overview ? [{ ...item.overview, drop: item.overview.name }] : [])];
  return (
    <details
      ref={details}
      name="site-nav"
      className={styles.dropdown}
      data-holds-current={links.some(({ path }) => path === currentPath) || undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <summary className={styles.trigger} aria-controls={listId}>
        {item.name}
        <IconChevronDown aria-hidden="true" size={16} stroke={2.25} className={styles.chevron} />
      </summary>
      <div id={listId} className={styles.panel}>
        <ul className={styles.list}>
          {item.items.map(({ drop, path, note, hue }) => (
            <li key={path}>
              <a
                href={path}
                className={styles.link}
                data-hue={hue}
                aria-current={path === currentPath ? 'page' : undefined}
              >
                <span className={styles.name}>{drop}</span>
                {note && <span className={styles.note}>{note}</span>}
              </a>
            </li>
          ))}
        </ul>
        {item.overview && (
          <a
            href={item.overview.path}
            className={styles.overview}
            aria-current={item.overview.path === currentPath ? 'page' : undefined}
          >
            {item.overview.name}
            <IconArrowRight aria-hidden="true" size={16} stroke={2.25} className={styles.arrow} />
          </a>
        )}
      </div>
    </details>
  );
}
