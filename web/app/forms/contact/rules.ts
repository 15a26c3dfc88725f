import {
  EMAIL_FIELD,
  type FormRules,
  line,
  NAME,
  ORGANIZATION,
  PHONE_FIELD,
  select,
  textarea,
} from '../shared/rules/form-rules.ts';

/** Contact message with organization details. */
export const contactMessage = {
  name: 'contact',
  fields: {
    name: NAME,
    organizationName: ORGANIZATION,
    orgType: select(['CSR', 'NGO', 'Other'], 'Choose the type of your organization.'),
    jobTitle: line(100, 'Enter your job title.'),
    phone: PHONE_FIELD,
    email: EMAIL_FIELD,
    message: textarea('Write your message.'),
  },
} satisfies FormRules;
