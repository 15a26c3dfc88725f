import { Section } from '~/components/section';
import type { TellMoreFormContent } from '~/sections/section-schemas.generated';
import { SettlingDots } from '~/sections/shared/settling-dots';
import { AlternativeLink } from '../shared/alternative-link';
import { PageForm } from '../shared/page-form';
import { tellMoreForm } from './definition';
import styles from './tell-more-form.module.css';

const BARS = [1, 2, 3, 3, 5, 6, 7, 8, 8] as const;

/** The form for a description of what a visitor needs, in one column. */
export const TellMoreForm = ({ title, lead, alternative }: TellMoreFormContent) => (
  <>
    <div className={styles.band}>
      <SettlingDots columns={BARS} className={styles.dots} />
    </div>
    <Section width="text" className={styles.letter}>
      <h1 className={styles.heading}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      <PageForm definition={tellMoreForm} />
      {alternative && <AlternativeLink {...alternative} />}
    </Section>
  </>
);
