import { Section } from '~/components/section';
import { tellMorePage } from '~/content/forms/form-pages';
import { SettlingDots } from '~/sections/shared/settling-dots';
import { tellMoreForm } from '../forms';
import { LeadForm } from '../shared/lead-form';
import { AlternativeLink } from '../shared/alternative-link';
import type { ScreenProps } from '../shared/screen-props';
import styles from './tell-more-screen.module.css';

const BARS = [1, 2, 3, 3, 5, 6, 7, 8, 8] as const;

/** `/tellmore`: the form in one column. */
export const TellMoreScreen = (props: ScreenProps) => (
  <>
    <div className={styles.band}>
      <SettlingDots columns={BARS} className={styles.dots} />
    </div>
    <Section width="text" className={styles.letter}>
      <h1 className={styles.heading}>{tellMorePage.heading}</h1>
      <p className={styles.lead}>{tellMorePage.lead}</p>
      <LeadForm definition={tellMoreForm} {...props} />
      {tellMorePage.instead && <AlternativeLink {...tellMorePage.instead} />}
    </Section>
  </>
);
