import { contactMessageContent } from '~/content/forms/contact-message';
import { demoRequestContent } from '~/content/forms/demo-request';
import type { FormContent } from '~/content/forms/form-content';
import { joinApplicationContent } from '~/content/forms/join-application';
import { tellMoreEnquiryContent } from '~/content/forms/tell-more-enquiry';
import { trialRequestContent } from '~/content/forms/trial-request';
import { contactMessage } from './contact/rules';
import { demoRequest } from './demo/rules';
import type { FormRules } from './shared/rules/form-rules';
import { joinApplication } from './apply/rules';
import { tellMoreEnquiry } from './tell-more/rules';
import { trialRequest } from './trial/rules';

export type Form = {
  rules: FormRules;
  content: FormContent;
  /** Encoding of the request body. */
  wire: 'multipart' | 'json';
  /** Sent in a field called `subject`. */
  subject?: string;
  /** Sends a list as one string, joined by comma and space. Otherwise the field is repeated. */
  listAsString?: boolean;
  /** Uses the browser's own validation messages. */
  browserMessages?: boolean;
  /** Fields to reset after success. All when unset. */
  resets?: readonly string[];
  /** Asks for confirmation before the visitor leaves a half-filled form. */
  long?: boolean;
};

export const demoForm: Form = {
  rules: demoRequest,
  content: demoRequestContent,
  wire: 'multipart',
  browserMessages: true,
};

export const contactForm: Form = {
  rules: contactMessage,
  content: contactMessageContent,
  wire: 'json',
  resets: ['name', 'email', 'message'],
  long: true,
};

export const applyForm: Form = {
  rules: joinApplication,
  content: joinApplicationContent,
  wire: 'multipart',
  long: true,
};

export const tellMoreForm: Form = {
  rules: tellMoreEnquiry,
  content: tellMoreEnquiryContent,
  wire: 'multipart',
  long: true,
};

export const trialForm: Form = {
  rules: trialRequest,
  content: trialRequestContent,
  wire: 'multipart',
  subject: 'New Trial Request',
  listAsString: true,
  long: true,
};
