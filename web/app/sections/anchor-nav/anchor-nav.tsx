import { ButtonLink } from '~/components/button-link';
import { useCurrentSection } from '../shared/use-current-section';
import styles from './anchor-nav.module.css';

type Props = {
  label: string;
  anchors: readonly { id: string; name: string }[];
  action?: { label: string; to: string };
};

/** A sticky navigation with links to the sections of a long page. It marks the current section. */
export function AnchorNav({ label, anchors, action }: Props) {
  const current = useCurrentSection(anchors);
  return (
    <nav className={styles.nav} aria-label={label}>
      <div className={styles.inner}>
        <ul className={styles.list}>
          {anchors.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.anchor} aria-current={current === id ? 'location' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
        {action && (
          <div className={styles.action}>
            <ButtonLink to={action.to}>{action.label}</ButtonLink>
          </div>
        )}
      </div>
    </nav>
  );
}
