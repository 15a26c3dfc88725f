import {
  checkboxes,
  EMAIL_FIELD,
  type FormRules,
  NAME,
  ORGANIZATION,
  PHONE_FIELD,
  select,
} from '../shared/rules/form-rules.ts';

export const TIME_SLOTS = ['10:00 AM', '11:00 AM', '12:00 PM', '2:00 PM', '3:00 PM', '4:00 PM'];

/** Request for a demo appointment. */
export const demoRequest = {
  name: 'demo',
  fields: {
    name: NAME,
    organization: ORGANIZATION,
    phone: PHONE_FIELD,
    email: EMAIL_FIELD,
    preferredDate: { kind: 'date', required: true, max: 10, missing: 'Choose a date.' },
    preferredTime: select(TIME_SLOTS, 'Choose a time.'),
    interest: checkboxes(['ProGran', 'Drive-R', 'Surve-R', 'All Products']),
  },
} satisfies FormRules;
