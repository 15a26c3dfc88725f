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
