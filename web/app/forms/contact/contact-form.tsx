import type { ContactFormContent } from '~/sections/section-schemas.generated';
import { PageForm } from '../shared/page-form';
import { SplitScreen } from '../shared/split-screen';
import { contactForm } from './definition';

/** The form for a message with details of the organisation. */
export const ContactForm = (content: ContactFormContent) => (
  <SplitScreen {...content} look="paper">
    <PageForm definition={contactForm} />
  </SplitScreen>
);
