import { contactMessageContent, sampleAnswer } from '~/content/forms/contact-message.json';
import type { FormContent } from '~/sections/section-schemas.generated';
import { AlternativeLink, BandScreen, OfficePanel } from '../shared/beside-form';
import type { Form } from '../shared/form';
import { LeadForm } from '../shared/lead-form';
import styles from './contact-form.module.css';
import { contactMessage } from '../shared/rules/form-rules';

export const contactForm: Form = {
  rules: contactMessage,
  content: contactMessageContent,
  encoding: 'json',
  resets: ['name', 'email', 'message'],
  long: true,
};

const { question, answer } = sampleAnswer;

/** The form for a message with details of the organisation: the office beside the title, an answered message beside the form. */
export const ContactForm = ({ title, lead, alternative }: FormContent) => (
  <BandScreen title={title} lead={lead} variant="sand" panel={<OfficePanel />}>
    <LeadForm definition={contactForm} />
    <aside className={styles.letters}>
      <div>
        <h2>{question.title}</h2>
        <p>{question.text}</p>
      </div>
      <div className={styles.answer}>
        <h2>{answer.title}</h2>
        <p>{answer.text}</p>
        <p className={styles.from}>{answer.from}</p>
      </div>
      {alternative && <AlternativeLink {...alternative} />}
    </aside>
  </BandScreen>
);
