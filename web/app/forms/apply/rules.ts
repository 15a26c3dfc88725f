import { EMAIL_FIELD, type FormRules, NAME, PHONE_FIELD } from '../shared/rules/form-rules.ts';

/** Maximum length of both text areas, which have a counter. */
const SHORT_TEXT = 200;

/** Join-us application. */
export const joinApplication = {
  name: 'apply',
  fields: {
    name: NAME,
    email: EMAIL_FIELD,
    phone: PHONE_FIELD,
    motivation: { kind: 'text', required: true, max: SHORT_TEXT, missing: 'Tell us why you would like to join.' },
    details: { kind: 'text', required: false, max: SHORT_TEXT, missing: '' },
  },
} satisfies FormRules;
