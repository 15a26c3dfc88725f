import type { FormContent } from '~/sections/section-schemas.generated';
import { AlternativeLink } from '../shared/alternative-link';
import { PageForm } from '../shared/lead-form';
import { Opening } from '../shared/opening';
import { contactMessageContent, sampleAnswer } from '~/content/forms/contact-message';
import type { Form } from '../shared/form';
import { OfficePanel } from './office-panel';
import { contactMessage } from './rules';
import styles from './contact-form.module.css';

export const contactForm: Form = {
  rules: contactMessage,
  content: contactMessageContent,
  encoding: 'json',
  resets: ['name', 'email', 'message'],
  long: true,
};

/** The form for a message with details of the organisation: the office beside the title, an answered message beside the form. */
export const ContactForm = ({ title, lead, alternative }: FormContent) => (
  <>
    <header className={styles.intro}>
      <div className={styles.row}>
        <div>
          <Opening title={title} lead={lead} />
        </div>
        <OfficePanel />
      </div>
    </header>
    <div className={styles.row}>
      <PageForm definition={contactForm} />
      <aside className={styles.letters}>
        <div className={styles.question}>
          <h2>{sampleAnswer.question.title}</h2>
          <p>{sampleAnswer.question.text}</p>
        </div>
        <div className={styles.answer}>
          <h2>{sampleAnswer.answer.title}</h2>
          <p>{sampleAnswer.answer.text}</p>
          <p className={styles.from}>{sampleAnswer.answer.from}</p>
        </div>
        {alternative && <AlternativeLink {...alternative} />}
      </aside>
    </div>
  </>
);
