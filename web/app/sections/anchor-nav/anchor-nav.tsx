import { type Action, ActionLink } from '~/components/action-link';
import { useCurrentSection } from './use-current-section';
import styles from './anchor-nav.module.css';

export type AnchorNavContent = {
  label: string;
  items: readonly { id: string; label: string }[];
  action?: Action;
};

/** A sticky navigation with links to the sections of a long page. It marks the current section. */
export function AnchorNav({ label, items, action }: AnchorNavContent) {
  const current = useCurrentSection(items);
  return (
    <nav className={styles.nav} aria-label={label}>
      <div className={styles.inner}>
        <ul className={styles.list}>
          {items.map(({ id, label: name }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.anchor} aria-current={current === id ? 'location' : undefined}>
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
