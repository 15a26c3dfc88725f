import { Link } from 'react-router-dom';
import type { RecordProjectItem } from '../section-schemas.generated';
import styles from './record-dots.module.css';

type Props = Pick<RecordProjectItem, 'figure'> & {
  /** What stands before the figure. */
  label: string;
  action?: RecordProjectItem['action'];
};

/** The figure that a project, or a record of it, counts in, with the link of the project. */
export const ProjectResult = ({ label, figure, action }: Props) => (
  <>
    <p className={styles.counts}>
      {label} <b>{figure}</b>
    </p>
    {action && (
      <p className={styles.action}>
        <Link to={action.to}>{action.label}</Link>
      </p>
    )}
  </>
);
