import type { ContactFormContent } from '~/sections/section-schemas.generated';
import { PageForm } from '../shared/lead-form';
import { SplitScreen } from '../shared/split-screen';
import { contactMessageContent } from '~/content/forms/contact-message';
import type { Form } from '../shared/form';
import { contactMessage } from './rules';

export const contactForm: Form = {
  rules: contactMessage,
  content: contactMessageContent,
  wire: 'json',
  resets: ['name', 'email', 'message'],
  long: true,
};

/** The form for a message with details of the organisation. */
export const ContactForm = (content: ContactFormContent) => (
  <SplitScreen {...content} look="paper">
    <PageForm definition={contactForm} />
  </SplitScreen>
);
