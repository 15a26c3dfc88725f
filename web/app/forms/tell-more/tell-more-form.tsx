import type { TellMoreFormContent } from '~/sections/section-schemas.generated';
import { SettlingDots } from '~/sections/shared/settling-dots';
import { AlternativeLink } from '../shared/alternative-link';
import { PageForm } from '../shared/lead-form';
import { tellMoreEnquiryContent } from '~/content/forms/tell-more-enquiry';
import type { Form } from '../shared/form';
import { tellMoreEnquiry } from './rules';
import styles from './tell-more-form.module.css';

const BARS = [1, 2, 3, 3, 5, 6, 7, 8, 8] as const;

export const tellMoreForm: Form = {
  rules: tellMoreEnquiry,
  content: tellMoreEnquiryContent,
  wire: 'multipart',
  long: true,
};

/** The form for a description of what a visitor needs, in one column. */
export const TellMoreForm = ({ title, lead, alternative }: TellMoreFormContent) => (
  <>
    <header className={styles.band}>
      <div className={styles.intro}>
        <h1 className={styles.heading}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        <SettlingDots columns={BARS} className={styles.dots} />
      </div>
    </header>
    <div className={styles.letter}>
      <PageForm definition={tellMoreForm} />
      {alternative && <AlternativeLink {...alternative} />}
    </div>
  </>
);
