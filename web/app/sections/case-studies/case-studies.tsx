import { useId } from 'react';
import { ButtonLink } from '~/components/button-link';
import { Section } from '~/components/section';
import { StatList } from '~/components/stat';
import type { CaseStudiesContent, CaseStudyItem } from '../section-schemas.generated';
import { MockupPlate } from '../shared/mockup-plate';
import { PersonIllustration } from '../shared/person-illustration';
import styles from './case-studies.module.css';

/** Case studies, one below the other, with the image on alternating sides. `label` is the text of the links to their pages. */
export function CaseStudies({ items, label }: CaseStudiesContent) {
  return items.map((study, index) => <CaseStudy key={index} study={study} label={label} isEven={index % 2 === 1} />);
}

/** One case study with its claim, figures and image. With a portrait the figures stand below the text beside it. */
function CaseStudy({ study, label, isEven }: { study: CaseStudyItem; label: string; isEven: boolean }) {
  const heading = useId();
  const { client, title, summary, mockup, image, stats, to } = study;
  const portrait = image ? undefined : study.illustration;
  const figures = stats.length > 0 && (
    <div className={styles.stats}>
      <StatList items={stats} />
    </div>
  );
  return (
    <Section tone={isEven ? 'paper' : 'surface'} labelledBy={heading}>
      <article className={styles.study} data-even={isEven || undefined} data-portrait={Boolean(portrait) || undefined}>
        <div>
          <p className={styles.client}>{client}</p>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          <p className={styles.summary}>{summary}</p>
          <ButtonLink to={to}>
            {label}
            <span className="visually-hidden">: {client}</span>
          </ButtonLink>
        </div>
        <div className={styles.image}>
          {portrait ? (
            <PersonIllustration name={portrait} className={styles.portrait} />
          ) : (
            <MockupPlate mockup={mockup} image={image} alt={title} />
          )}
        </div>
        {figures}
      </article>
    </Section>
  );
}
