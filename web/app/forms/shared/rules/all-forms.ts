import { contactMessage } from '../../contact/rules.ts';
import { demoRequest } from '../../demo/rules.ts';
import type { FormName, FormRules } from './form-rules.ts';
import { joinApplication } from '../../apply/rules.ts';
import { tellMoreEnquiry } from '../../tell-more/rules.ts';
import { trialRequest } from '../../trial/rules.ts';

/** The rules of each form, by its name in the URL. */
export const FORM_RULES: Readonly<Record<FormName, FormRules>> = {
  demo: demoRequest,
  contact: contactMessage,
  apply: joinApplication,
  tellmore: tellMoreEnquiry,
  trial: trialRequest,
};
