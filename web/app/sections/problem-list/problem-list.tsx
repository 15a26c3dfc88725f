import { Section } from '~/components/section';
import styles from './problem-list.module.css';

export type ProblemListContent = { title: string; problems: readonly { title: string; text: string }[] };

/** A list of problems beside its heading. */
export const ProblemList = ({ title, problems }: ProblemListContent) => (
  <Section tone="surface" labelledBy="problems" className={styles.layout}>
    <h2 id="problems" className={styles.title}>
      {title}
    </h2>
    <dl className={styles.list}>
      {problems.map((problem) => (
        <div key={problem.title}>
          <dt>{problem.title}</dt>
          <dd>{problem.text}</dd>
        </div>
      ))}
    </dl>
  </Section>
);
