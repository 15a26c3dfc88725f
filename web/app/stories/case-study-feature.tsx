import { useId } from 'react';
import { ButtonLink } from '~/components/button-link';
import { Section } from '~/components/section';
import { StatList } from '~/components/stat';
import type { CaseStudyContent } from '~/content/story-content';
import { hrefs } from '~/paths';
import { MockupPlate } from '~/sections/shared/mockup-plate';
import styles from './case-study-feature.module.css';

/** One case study in the list, with its claim, figures and image. `label` is the text of the link to its page. */
export function CaseStudyFeature({ study, label }: { study: CaseStudyContent; label: string }) {
  const heading = useId();
  const { id, client, opening, summary, stats } = study;
  return (
    <Section tone="surface" labelledBy={heading}>
      <article className={styles.study}>
        <div>
          <p className={styles.client}>{client}</p>
          <h2 id={heading} className={styles.title}>
            {opening.title}
          </h2>
          <p className={styles.summary}>{summary}</p>
          <ButtonLink to={hrefs.caseStudy(id)}>
            {label}
            <span className="visually-hidden">: {client}</span>
          </ButtonLink>
        </div>
        <div className={styles.image}>
          <MockupPlate mockup={opening.mockup} />
        </div>
        <div className={styles.stats}>
          <StatList items={stats.items} />
        </div>
      </article>
    </Section>
  );
}
