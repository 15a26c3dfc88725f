import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ActionLink } from '~/components/button';
import { headline } from '~/components/line-breaks';
import { Stack } from '~/components/layout';
import { Section, SectionHeading } from '~/components/section';
import type { StatItem, StatsContent } from '../section-schemas.generated';
import { projectLine, RecordDots } from './record-dots';
import styles from './stats.module.css';
import type from '~/components/type.module.css';

/**
 * Numbers with their labels and notes. `row`: a row of them. `dots`: the first number is large, and each of the 3000
 * dots below opens a sample record. `note` says what a dot is, and the projects follow as links.
 */
export function Stats({ variant, tone = 'deep', title, anchor, lead, items, action, ...dots }: StatsContent) {
  const heading = useId();
  const frame = { tone, ...(anchor && { id: anchor }), ...(title && { labelledBy: heading }) };
  const link = action && (
    <div>
      <ActionLink action={action} variant="quiet" />
    </div>
  );
  if (variant === 'row') {
    return (
      <Section {...frame} space={title ? 'm' : 's'}>
        {title && <SectionHeading id={heading} title={title} lead={lead} />}
        <Stack gap="m">
          <Numbers items={items} />
          {link}
        </Stack>
      </Section>
    );
  }
  const { projects, recordLabels: labels, note } = dots;
  return (
    <Section {...frame}>
      <Stack gap="m">
        {title && (
          <h2 id={heading} className={`${type.large} ${styles.title}`}>
            {headline(title)}
          </h2>
        )}
        {lead && <p className={type.text}>{lead}</p>}
        <Numbers items={items} isLarge />
        {labels && projects.length > 0 && (
          <>
            <RecordDots projects={projects} labels={labels} note={note} />
            <ul className={styles.projects}>
              {projects.map((project) => (
                <li key={project.title}>
                  <p className={type.name}>
                    {project.action ? <Link to={project.action.to}>{project.title}</Link> : project.title}
                  </p>
                  <p className={type.note}>{projectLine(labels, project)}</p>
                </li>
              ))}
            </ul>
          </>
        )}
        {link}
      </Stack>
    </Section>
  );
}

/** Numbers as a definition list. Values of several words are smaller. */
const Numbers = ({ items, isLarge }: { items: readonly StatItem[]; isLarge?: boolean }) => (
  <dl
    className={isLarge ? styles.large : styles.row}
    data-words={items.some(({ value }) => value.includes(' ')) || undefined}
  >
    {items.map(({ value, label, note }) => (
      <div key={label} className={styles.stat}>
        <dt>{label}</dt>
        <dd className={styles.value}>{value}</dd>
        {note && <dd className={type.note}>{note}</dd>}
      </div>
    ))}
  </dl>
);
