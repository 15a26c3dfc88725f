import { useId } from 'react';
import { ActionLink } from '~/components/action-link';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { StatList } from '~/components/stat';
import { DotsStage } from './dots-stage';
import { LifeDots } from './life-dots';
import { Stylesheet } from '~/components/stylesheet';
import { RecordDots } from './record-dots';
import type { RecordLabelsItem, RecordProjectItem, StatsContent } from '../section-schemas.generated';
import largeStyles from './large.css?url';
import styles from './stats.module.css';

/**
 * Numbers with their labels. `row`: a row without a title. `large`: the first stat is the large one. `dots`: as `large`,
 * with a dot per life, whose meaning is the note. With `projects` and `recordLabels` each dot opens a sample record.
 */
export function Stats({ variant, title, lead, items, action, note, projects, recordLabels }: StatsContent) {
  const heading = useId();
  if (variant === 'row') {
    return (
      <Section space="s" tone="deep">
        <StatList items={items} />
      </Section>
    );
  }
  const isDots = variant === 'dots';
  const section = (
    <Section
      space={isDots ? 'm' : 'l'}
      tone="forest"
      labelledBy={heading}
      className={isDots ? styles.dots : 'large-stats'}
    >
      {variant === 'large' && <Stylesheet href={largeStyles} />}
      {title && <SectionHeading id={heading} title={title} lead={lead} />}
      <dl className={styles.items}>
        {items.map(({ value, label, note: about }) => (
          <div key={label} className={styles.stat}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {about && <dd className={styles.about}>{about}</dd>}
          </div>
        ))}
      </dl>
      {isDots && (
        <div className={styles.figure}>
          <Dots projects={projects} labels={recordLabels} note={note} />
        </div>
      )}
      {action && (
        <div>
          <ActionLink action={action} variant="quiet" />
        </div>
      )}
    </Section>
  );
  return isDots ? <DotsStage>{section}</DotsStage> : section;
}

type DotsProps = {
  projects: readonly RecordProjectItem[];
  labels: RecordLabelsItem | undefined;
  note: string | undefined;
};

const Dots = ({ projects, labels, note }: DotsProps) =>
  labels && projects.length > 0 ? (
    <RecordDots projects={projects} labels={labels} note={note} />
  ) : (
    <figure>
      <LifeDots projects={[]} />
      <figcaption>{note}</figcaption>
    </figure>
  );
