import { contactPage } from '~/content/forms/form-pages';
import { contactForm } from '../forms';
import { LeadForm } from '../shared/lead-form';
import type { ScreenProps } from '../shared/screen-props';
import { SplitScreen } from '../shared/split-screen';

/** `/contact_simple`: a message with organization details. */
export const ContactScreen = (props: ScreenProps) => (
  <SplitScreen page={contactPage} look="paper">
    <LeadForm definition={contactForm} {...props} />
  </SplitScreen>
);
