import type { ContactFormContent } from '~/sections/section-schemas.generated';
import { contactForm } from '../forms';
import { PageForm } from '../shared/page-form';
import { SplitScreen } from '../shared/split-screen';

/** The form for a message with details of the organisation. */
export const ContactForm = (content: ContactFormContent) => (
  <SplitScreen {...content} look="paper">
    <PageForm definition={contactForm} />
  </SplitScreen>
);
