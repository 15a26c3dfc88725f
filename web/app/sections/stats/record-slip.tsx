import { Link } from 'react-router-dom';
import { sampleRecord } from './sample-record';
import type { RecordLabelsItem, RecordProjectItem } from '../section-schemas.generated';
import styles from './record-dots.module.css';

type Props = {
  projects: readonly RecordProjectItem[];
  /** The project of a large dot. Other dots have a record. */
  project: RecordProjectItem | undefined;
  dot: number;
  labels: RecordLabelsItem;
};

const numberOf = (dot: number) => (dot + 1).toLocaleString('en-IN');

/** What the slip of a dot says, as one sentence for a live region. */
export function spokenRecord({ projects, project, dot, labels }: Props): string {
  if (project)
    return [project.title, project.place, labels.project.replace('{records}', String(project.records))].join('. ');
  const { initial, village, time, metres, question, answer, figure } = sampleRecord(projects, dot);
  const accuracy = labels.accuracy.replace('{metres}', String(metres));
  return [
    labels.record.replace('{number}', numberOf(dot)),
    `${initial}, ${village}, ${time}, ${accuracy}`,
    `${question} ${answer}`,
    `${labels.counts}: ${figure}`,
  ].join('. ');
}

/** The slip of a dot: a sample record, or the project of a large dot with its link. */
export function RecordSlip({ projects, project, dot, labels }: Props) {
  if (project) {
    const { title, place, records, figure, action } = project;
    return (
      <>
        <div>
          <p className={styles.meta} data-project="">
            {labels.project.replace('{records}', String(records))}
          </p>
          <p className={styles.who}>{title}</p>
          <p className={styles.meta}>{place}</p>
        </div>
        <div>
          <Result label={labels.counts} {...{ figure, action }} />
        </div>
      </>
    );
  }
  const { initial, village, time, metres, question, answer, figure } = sampleRecord(projects, dot);
  return (
    <>
      <div>
        <p className={styles.meta}>{labels.record.replace('{number}', numberOf(dot))}</p>
        <p className={styles.who}>
          {initial} <span>{village}</span>
        </p>
        <p className={styles.meta}>
          {time} · {labels.accuracy.replace('{metres}', String(metres))}
        </p>
      </div>
      <div>
        <p className={styles.question}>
          {question} <b>{answer}</b>
        </p>
        <Result label={labels.counts} figure={figure} />
      </div>
    </>
  );
}

type ResultProps = Pick<RecordProjectItem, 'figure'> & {
  /** What stands before the figure. */
  label: string;
  action?: RecordProjectItem['action'];
};

/** The figure that a project, or a record of it, counts in, with the link of the project. */
const Result = ({ label, figure, action }: ResultProps) => (
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
