import { EMAIL_FIELD, letter, NAME, oneOf, ORGANIZATION, PHONE_FIELD } from './common-fields.ts';
import { type FormRules, same } from './form-rules.ts';

export const CONTACT_ORG_TYPES = ['CSR', 'NGO', 'Other'].map(same);

/** Contact message, with the details of the organisation. */
export const contactMessage = {
  name: 'contact',
  fields: {
    name: NAME,
    organizationName: ORGANIZATION,
    orgType: oneOf(CONTACT_ORG_TYPES, 'Choose the type of your organization.'),
    jobTitle: { kind: 'line', required: true, max: 100, missing: 'Enter your job title.' },
    phone: PHONE_FIELD,
    email: EMAIL_FIELD,
    message: letter('Write your message.'),
  },
} satisfies FormRules;
