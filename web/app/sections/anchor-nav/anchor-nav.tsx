import { ActionLink } from '~/components/button';
import { useCurrentSection } from '../shared/use-current-section';
import type { AnchorNavContent } from '../section-schemas.generated';
import styles from './anchor-nav.module.css';

/** A sticky navigation with links to the sections of a long page. It marks the current section. */
export function AnchorNav({ label, items, action }: AnchorNavContent) {
  const current = useCurrentSection(items);
  return (
    <nav className={styles.nav} aria-label={label}>
      <div className={styles.inner}>
        <ul className={styles.list}>
          {items.map(({ anchor, label: name }) => (
            <li key={anchor}>
              <a
                href={`#${anchor}`}
                className={styles.anchor}
                aria-current={current === anchor ? 'location' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
        {action && (
          <div className={styles.action}>
            <ActionLink action={action} />
          </div>
        )}
      </div>
    </nav>
  );
}
