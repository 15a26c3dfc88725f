import { contactMessageContent } from '~/content/forms/contact-message';
import { demoRequestContent } from '~/content/forms/demo-request';
import type { FormContent } from '~/content/forms/form-content';
import { joinApplicationContent } from '~/content/forms/join-application';
import { tellMoreEnquiryContent } from '~/content/forms/tell-more-enquiry';
import { trialRequestContent } from '~/content/forms/trial-request';
import { contactMessage } from './rules/contact-message';
import { demoRequest } from './rules/demo-request';
import type { FormRules } from './rules/form-rules';
import { joinApplication } from './rules/join-application';
import { tellMoreEnquiry } from './rules/tell-more-enquiry';
import { trialRequest } from './rules/trial-request';

export type Form = {
  rules: FormRules;
  content: FormContent;
  /** How it travels (spec section 7). */
  wire: 'multipart' | 'json';
  /** Sent along in a field of that name. */
  subject?: string;
  /** A list travels as one text, joined by comma and space; else its field is repeated. */
  joinsLists?: boolean;
  /** Spec section 5: the browser says by itself what is wrong. */
  browserMessages?: boolean;
  /** What is emptied after success; everything where unset (spec section 4). */
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
  joinsLists: true,
  long: true,
};
