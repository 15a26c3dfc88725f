import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ActionLink } from '~/components/action-link';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { stories } from '~/content/stories';
import { hrefs } from '~/paths';
import type { StoryListContent } from '~/sections/section-schemas.generated';
import styles from './story-list.module.css';

const designed = stories.filter((story) => story.designed);

/** Links to the stories with their own page, one per row. */
export function StoryList({ title, action }: StoryListContent) {
  const heading = useId();
  return (
    <Section labelledBy={heading}>
      <SectionHeading id={heading} title={title} />
      <ul className={styles.list}>
        {designed.map(({ id, title: name, description }) => (
          <li key={id} className={styles.story}>
            <h3 className={styles.name}>
              <Link to={hrefs.impactStory(id)}>{name}</Link>
            </h3>
            <p className={styles.text}>{description}</p>
          </li>
        ))}
      </ul>
      {action && <ActionLink action={action} look="secondary" />}
    </Section>
  );
}
