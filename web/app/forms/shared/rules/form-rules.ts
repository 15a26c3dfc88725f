/**
 * The rules of the five forms. These files have no dependencies. The browser validates with them.
 * scripts/sync-copies.mjs copies them into the CMS, which validates again.
 */
export type FormName = 'demo' | 'contact' | 'apply' | 'tellmore' | 'trial';

export type FieldKind = 'line' | 'text' | 'email' | 'phone' | 'date' | 'select' | 'checkboxes';

/** `value` is sent and stored. `label` is shown. */
export type Choice = { value: string; label: string };

export type FieldRules = {
  kind: FieldKind;
  required: boolean;
  /** Maximum length in UTF-16 code units, like `maxlength`. */
  max: number;
  choices?: readonly Choice[];
  /** The field is only valid while another field has this value. Otherwise its value is dropped. */
  visibleWhen?: { field: string; is: string };
  /** Message when the field is required and empty. */
  missing: string;
};

export type FormRules = { name: FormName; fields: Readonly<Record<string, FieldRules>> };

export const line = (max: number, missing: string): FieldRules => ({ kind: 'line', required: true, max, missing });

/** Fields of several forms. */
export const NAME = line(100, 'Enter your name.');
export const ORGANIZATION = line(150, 'Enter the name of your organization.');
export const EMAIL_FIELD: FieldRules = {
  kind: 'email',
  required: true,
  max: 254,
  missing: 'Enter your email address.',
};
export const PHONE_FIELD: FieldRules = { kind: 'phone', required: true, max: 10, missing: 'Enter your phone number.' };

export const optionalTextarea: FieldRules = { kind: 'text', required: false, max: 2000, missing: '' };
export const textarea = (missing: string): FieldRules => ({ ...optionalTextarea, required: true, missing });

const withLabel = (choice: string | Choice) => (typeof choice === 'string' ? { value: choice, label: choice } : choice);

/** A choice given as a string has this value and this label. */
export const select = (choices: ReadonlyArray<string | Choice>, missing: string): FieldRules => ({
  kind: 'select',
  required: true,
  max: 60,
  choices: choices.map(withLabel),
  missing,
});

export const checkboxes = (choices: readonly string[]): FieldRules => ({
  kind: 'checkboxes',
  required: false,
  max: 250,
  choices: choices.map(withLabel),
  missing: '',
});

/** Name of the hidden honeypot field. It attracts bots but not browser autofill. */
export const HONEYPOT = 'homepage';

/** Minimum time in ms in which a person can fill in a form. Measured in the browser, so not without scripts. */
export const MIN_FILL_MS = 2000;

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

const ORG_TYPES = [
  'NGO/Non-Profit',
  'Corporate Foundation',
  'CSR Division',
  'Government Agency',
  'International Development',
  'Consulting Firm',
  'Other',
];
const TEAM_SIZES = ['1-10 people', '11-50 people', '51-200 people', '200+ people'];
const WORK_LOCATIONS = [
  '1-5 locations',
  '6-20 locations',
  '21-100 locations',
  '100+ locations',
  'Pan-India',
  'International',
];
const TRIAL_AREAS = [
  'Education',
  'Healthcare',
  'Agriculture',
  'Environment',
  'Livelihoods',
  'Women Empowerment',
  'Rural Development',
  'Disaster Relief',
  'Other',
];

/** Trial request. */
export const trialRequest = {
  name: 'trial',
  fields: {
    name: NAME,
    organization: ORGANIZATION,
    role: line(100, 'Enter your role.'),
    email: { ...EMAIL_FIELD, missing: 'Enter your work email address.' },
    phone: PHONE_FIELD,
    orgType: select(ORG_TYPES, 'Choose the type of your organization.'),
    thematicAreas: checkboxes(TRIAL_AREAS),
    workLocations: select(WORK_LOCATIONS, 'Choose the number of work locations.'),
    teamSize: select(TEAM_SIZES, 'Choose the size of your team.'),
    currentChallenges: textarea('Describe your current challenges.'),
    dataCollectionMethods: optionalTextarea,
  },
} satisfies FormRules;

/** The rules of each form, by its name in the URL. */
export const FORM_RULES: Readonly<Record<FormName, FormRules>> = {
  demo: demoRequest,
  contact: contactMessage,
  apply: joinApplication,
  tellmore: tellMoreEnquiry,
  trial: trialRequest,
};
