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
  /** How it travels. */
  wire: 'multipart' | 'json';
  /** Sent along in a field of that name. */
  subject?: string;
  /** A list travels as one text, joined by comma and space; else its field is repeated. */
  listAsString?: boolean;
  /** The browser shows its own messages for wrong fields. */
  browserMessages?: boolean;
  /** What is emptied after success; everything where unset. */
  resets?: readonly string[];
  /** Leaving it half filled asks first. */
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
