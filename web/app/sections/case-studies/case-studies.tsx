import { useId } from 'react';
import { ButtonLink } from '~/components/button-link';
import { Picture } from '~/components/picture';
import { Section } from '~/components/section';
import { StatList } from '~/components/stat';
import type { CaseStudiesContent, CaseStudyItem } from '../section-schemas.generated';
import styles from './case-studies.module.css';

/** Case studies, one below the other, with the picture on alternating sides. `label` is the text of the links to their pages. */
export function CaseStudies({ items, label }: CaseStudiesContent) {
  return items.map((study, index) => <CaseStudy key={index} study={study} label={label} isEven={index % 2 === 1} />);
}

/** One case study with its claim, its picture and its figures. */
function CaseStudy({ study, label, isEven }: { study: CaseStudyItem; label: string; isEven: boolean }) {
  const heading = useId();
  const { client, title, summary, picture, stats, to } = study;
  return (
    <Section tone={isEven ? 'paper' : 'surface'} labelledBy={heading}>
      <article
        className={picture ? `${styles.study} ${styles.withPicture}` : styles.study}
        data-even={isEven || undefined}
      >
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
        {picture && (
          <div className={styles.image}>
            <Picture picture={picture} alt={title} framed className={styles.picture} />
          </div>
        )}
        {stats.length > 0 && (
          <div className={styles.stats}>
            <StatList items={stats} />
          </div>
        )}
      </article>
    </Section>
  );
}
