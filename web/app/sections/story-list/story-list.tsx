import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ActionLink } from '~/components/button';
import { Split } from '~/components/layout';
import { Section, SectionHeading } from '~/components/section';
import type from '~/components/type.module.css';
import type { Story } from '~/lib/story';
import type { StoryListContent } from '../section-schemas.generated';
import styles from './story-list.module.css';

type Props = StoryListContent & { stories: readonly Story[] };

/** Links to the stories that have a page of their own, one per row. */
export function StoryList({ title, action, stories }: Props) {
  const heading = useId();
  return (
    <Section space="s" labelledBy={heading}>
      <SectionHeading id={heading} title={title} />
      <ul className={styles.list}>
        {stories.map(
          ({ id, title: name, description, to }) =>
            to && (
              <Split as="li" key={id} gap="s" className={styles.story}>
                <h3 className={type.large}>
                  <Link to={to} className={styles.link}>
                    {name}
                  </Link>
                </h3>
                <p className={type.text}>{description}</p>
              </Split>
            ),
        )}
      </ul>
      {action && <ActionLink action={action} variant="secondary" />}
    </Section>
  );
}
