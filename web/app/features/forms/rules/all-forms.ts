import { contactMessage } from './contact-message.ts';
import { demoRequest } from './demo-request.ts';
import type { FormName, FormRules } from './form-rules.ts';
import { joinApplication } from './join-application.ts';
import { tellMoreEnquiry } from './tell-more-enquiry.ts';
import { trialRequest } from './trial-request.ts';

/** The rules of each form, by the name it has in its address. */
export const FORM_RULES: Readonly<Record<FormName, FormRules>> = {
  demo: demoRequest,
  contact: contactMessage,
  apply: joinApplication,
  tellmore: tellMoreEnquiry,
  trial: trialRequest,
};
