import type { TellMoreFormContent } from '~/sections/section-schemas.generated';
import { AlternativeLink } from '../shared/alternative-link';
import { PageForm } from '../shared/lead-form';
import { NextSteps } from '../shared/next-steps';
import { Opening } from '../shared/opening';
import { tellMoreEnquiryContent } from '~/content/forms/tell-more-enquiry';
import type { Form } from '../shared/form';
import { FormDrawing } from '../drawings/form-drawing';
import { nextSteps } from './next-steps';
import { tellMoreEnquiry } from './rules';
import styles from './tell-more-form.module.css';

export const tellMoreForm: Form = {
  rules: tellMoreEnquiry,
  content: tellMoreEnquiryContent,
  wire: 'multipart',
  long: true,
};

/** The form for a description of what a visitor needs, and what happens with it. */
export const TellMoreForm = ({ title, lead, alternative }: TellMoreFormContent) => (
  <>
    <header className={styles.band}>
      <div className={styles.intro}>
        <div className={styles.copy}>
          <Opening title={title} lead={lead} />
        </div>
        <div className={styles.drawing}>
          <FormDrawing name="free-place" />
        </div>
      </div>
    </header>
    <div className={styles.letter}>
      <PageForm definition={tellMoreForm} />
      <NextSteps title={nextSteps.title} steps={nextSteps.steps} className={styles.aside}>
        {alternative && <AlternativeLink {...alternative} />}
      </NextSteps>
    </div>
  </>
);
