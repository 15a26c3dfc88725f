import { EMAIL_FIELD, letter, NAME, oneOf, optionalLetter, ORGANIZATION, PHONE_FIELD } from './common-fields.ts';
import type { FormRules } from './form-rules.ts';

/** Stored in lower case (spec section 5). */
export const ENQUIRY_AREAS = ['Education', 'Health', 'Environment', 'Technology', 'Agri Livelihoods', 'Other'].map(
  (label) => ({ value: label.toLowerCase(), label }),
);
export const OTHER_AREA = 'other';

/** Tell-us-more enquiry. */
export const tellMoreEnquiry = {
  name: 'tellmore',
  fields: {
    name: NAME,
    email: EMAIL_FIELD,
    phone: PHONE_FIELD,
    organization: ORGANIZATION,
    needs: letter('Tell us what you need.'),
    thematicArea: oneOf(ENQUIRY_AREAS, 'Choose a thematic area.'),
    otherThematicArea: {
      kind: 'line',
      required: false,
      max: 100,
      missing: '',
      onlyWhen: { field: 'thematicArea', is: OTHER_AREA },
    },
    additionalInfo: optionalLetter,
  },
} satisfies FormRules;
