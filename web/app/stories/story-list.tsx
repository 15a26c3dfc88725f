import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '~/components/button-link';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import type { ImpactStory } from '~/content/stories';
import { hrefs } from '~/paths';
import styles from './story-list.module.css';

type Props = { title: string; all: { label: string; to: string }; stories: readonly ImpactStory[] };

/** Links to the stories with their own page, one per row. */
export function StoryList({ title, all, stories }: Props) {
  const heading = useId();
  return (
    <Section labelledBy={heading}>
      <SectionHeading id={heading} title={title} />
      <ul className={styles.list}>
        {stories.map(({ id, title: name, description }) => (
          <li key={id} className={styles.story}>
            <h3 className={styles.name}>
              <Link to={hrefs.impactStory(id)}>{name}</Link>
            </h3>
            <p className={styles.text}>{description}</p>
          </li>
        ))}
      </ul>
      <ButtonLink to={all.to} look="secondary">
        {all.label}
      </ButtonLink>
    </Section>
  );
}
