import {
  EMAIL_FIELD,
  type FormRules,
  NAME,
  ORGANIZATION,
  PHONE_FIELD,
  same,
  select,
  textarea,
} from '../shared/rules/form-rules.ts';

export const CONTACT_ORG_TYPES = ['CSR', 'NGO', 'Other'].map(same);

/** Contact message with organization details. */
export const contactMessage = {
  name: 'contact',
  fields: {
    name: NAME,
    organizationName: ORGANIZATION,
    orgType: select(CONTACT_ORG_TYPES, 'Choose the type of your organization.'),
    jobTitle: { kind: 'line', required: true, max: 100, missing: 'Enter your job title.' },
    phone: PHONE_FIELD,
    email: EMAIL_FIELD,
    message: textarea('Write your message.'),
  },
} satisfies FormRules;
