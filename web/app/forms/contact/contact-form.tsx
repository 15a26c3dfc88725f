import type { ContactFormContent } from '~/sections/section-schemas.generated';
import { AlternativeLink } from '../shared/alternative-link';
import { PageForm } from '../shared/lead-form';
import { SplitScreen } from '../shared/split-screen';
import { contactMessageContent } from '~/content/forms/contact-message';
import type { Form } from '../shared/form';
import { FormDrawing } from '../drawings/form-drawing';
import { OfficePanel } from './office-panel';
import { contactMessage } from './rules';

export const contactForm: Form = {
  rules: contactMessage,
  content: contactMessageContent,
  wire: 'json',
  resets: ['name', 'email', 'message'],
  long: true,
};

/** The form for a message with details of the organisation. */
export const ContactForm = ({ title, lead, alternative }: ContactFormContent) => (
  <SplitScreen
    title={title}
    lead={lead}
    variant="sand"
    side="end"
    panel={
      <>
        <OfficePanel />
        {alternative && <AlternativeLink {...alternative} />}
        <FormDrawing name="answered-letter" />
      </>
    }
  >
    <PageForm definition={contactForm} />
  </SplitScreen>
);
