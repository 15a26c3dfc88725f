import {
  EMAIL_FIELD,
  type FormRules,
  NAME,
  optionalTextarea,
  ORGANIZATION,
  PHONE_FIELD,
  select,
  textarea,
} from '../shared/rules/form-rules.ts';

/** Stored in lower case. */
const ENQUIRY_AREAS = ['Education', 'Health', 'Environment', 'Technology', 'Agri Livelihoods', 'Other'].map(
  (label) => ({
    value: label.toLowerCase(),
    label,
  }),
);

/** Tell-us-more enquiry. */
export const tellMoreEnquiry = {
  name: 'tellmore',
  fields: {
    name: NAME,
    email: EMAIL_FIELD,
    phone: PHONE_FIELD,
    organization: ORGANIZATION,
    needs: textarea('Tell us what you need.'),
    thematicArea: select(ENQUIRY_AREAS, 'Choose a thematic area.'),
    otherThematicArea: {
      kind: 'line',
      required: false,
      max: 100,
      missing: '',
      visibleWhen: { field: 'thematicArea', is: 'other' },
    },
    additionalInfo: optionalTextarea,
  },
} satisfies FormRules;
