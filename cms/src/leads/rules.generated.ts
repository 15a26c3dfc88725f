// Made by scripts/sync-copies.mjs from web/app/forms/shared/rules/form-rules.ts and web/app/forms/shared/rules/validate.ts. Do not edit: edit that, then run it.

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

/** What a visitor reads beside a field with a wrong entry. The text for a missing entry is part of the field's rules. */
const ERROR_MESSAGES = {
  phone: 'Enter exactly 10 digits.',
  email: 'Enter an email address such as name@example.org.',
  date: 'Enter a date such as 2031-05-24.',
  pastDate: 'Choose today or a later day.',
  select: 'Choose one of the options.',
  checkboxes: 'Choose from the options only.',
  severalValues: 'Send one value only.',
  tooLong: (max: number) => `Please use at most ${max} characters.`,
} as const;

const PHONE = /^[0-9]{10}$/;

/** The pattern of `<input type="email">` in the HTML standard, so that browser and server agree. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/**
 * Format characters can reverse or hide text, such as the subject of a notice. No form needs them, but for the joiners of
 * Indian scripts.
 */
const FORMAT = /(?![\u200C\u200D])\p{Cf}/gu;
const CONTROL = /(?!\s)\p{Cc}/gu;
const CONTROL_BUT_NEWLINE = /(?!\n)\p{Cc}/gu;
const INVISIBLE = /[\p{Z}\p{C}\u034F\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** Submitted values by field: one text, or the selected values of a list. */
export type SubmittedValues = Readonly<Record<string, string | readonly string[]>>;
type Given = SubmittedValues[string] | undefined;
export type FieldProblem = { field: string; kind: 'missing' | 'wrong' | 'long'; message: string };

/**
 * Validates entries against the rules of a form. `today`, as YYYY-MM-DD, is the earliest valid date. `values` contains
 * every field of the form, normalized for storage, and no other. A list is joined by comma and space.
 */
export function validate({ fields }: FormRules, entries: SubmittedValues, { today }: { today: string }) {
  const values: Record<string, string> = {};
  const problems: FieldProblem[] = [];
  for (const [field, rules] of Object.entries(fields)) {
    const given = Object.hasOwn(entries, field) ? entries[field] : undefined;
    const { visibleWhen } = rules;
    const counts = !visibleWhen || values[visibleWhen.field] === visibleWhen.is;
    values[field] = counts ? normalized(rules, given) : '';
    const problem = counts && problemOf(rules, values[field], given, today);
    if (problem) problems.push({ field, ...problem });
  }
  return { values, problems };
}

/** Returns the selected values of a list, from repeated fields or from one joined by commas. */
function chosen(given: Given): string[] {
  const parts = typeof given === 'string' ? [given] : (given ?? []);
  return [...new Set(parts.flatMap((part) => part.split(',')).map(normalizeLine))].filter((part) => part !== '');
}

function normalized(rules: FieldRules, given: Given): string {
  if (rules.kind === 'checkboxes') return chosen(given).join(', ');
  const text = typeof given === 'string' ? given : (given?.[0] ?? '');
  if (rules.kind === 'phone') return phoneDigits(text);
  return rules.kind === 'text' ? normalizeText(text) : normalizeLine(text);
}

function problemOf(rules: FieldRules, value: string, given: Given, today: string): Omit<FieldProblem, 'field'> | null {
  const wrong = (message: string) => ({ kind: 'wrong', message }) as const;
  if (rules.kind !== 'checkboxes' && Array.isArray(given) && given.length > 1)
    return wrong(ERROR_MESSAGES.severalValues);
  if (isBlank(value)) return rules.required ? { kind: 'missing', message: rules.missing } : null;
  switch (rules.kind) {
    case 'phone':
      return PHONE.test(value) ? null : wrong(ERROR_MESSAGES.phone);
    case 'date':
      if (!isDay(value)) return wrong(ERROR_MESSAGES.date);
      return value >= today ? null : wrong(ERROR_MESSAGES.pastDate);
    case 'select':
      return isChoice(rules, value) ? null : wrong(ERROR_MESSAGES.select);
    case 'checkboxes':
      return chosen(value).every((one) => isChoice(rules, one)) ? null : wrong(ERROR_MESSAGES.checkboxes);
    default:
      if (value.length > rules.max) return { kind: 'long', message: ERROR_MESSAGES.tooLong(rules.max) };
      return rules.kind !== 'email' || EMAIL.test(value) ? null : wrong(ERROR_MESSAGES.email);
  }
}

function isChoice({ choices = [] }: FieldRules, value: string): boolean {
  return choices.some((choice) => choice.value === value);
}

/** True for an existing date in the format YYYY-MM-DD. */
function isDay(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text > '0001';
}

/** Normalizes a single-line text for storage: NFC, single spaces, no control characters, trimmed. */
function normalizeLine(text: string): string {
  return text.replace(FORMAT, '').replace(CONTROL, '').replace(/\s+/g, ' ').normalize('NFC').trim();
}

/** Normalizes a multi-line text for storage: as above, but keeps line breaks, each as one character. */
function normalizeText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(CONTROL_BUT_NEWLINE, '')
    .replace(FORMAT, '')
    .normalize('NFC')
    .trim();
}

/** True for text without visible characters, such as zero-width spaces. */
function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === '';
}

/** Code points of the zero in scripts with digits on Indian, Arabic and Persian keyboards. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66];
/** Variants of the country code of India and the trunk prefix, which some write after it: +91 (0). */
const PHONE_PREFIXES = ['00910', '0091', '910', '91', '0'];
const PHONE_DIGITS = 10;

/**
 * Normalizes phone input to Latin digits without separators. Removes a country code or trunk prefix before ten digits.
 * Longer input stays for the visitor to correct, because truncation would send a wrong number.
 */
export function phoneDigits(text: string): string {
  const latin = text.normalize('NFKC').replace(/\p{Nd}/gu, asLatin);
  const digits = latin.replace(/[^0-9]/g, '');
  for (const prefix of PHONE_PREFIXES) {
    if (digits.length === PHONE_DIGITS + prefix.length && digits.startsWith(prefix)) return digits.slice(prefix.length);
  }
  return latin.trimStart().startsWith('+') ? `+${digits}` : digits;
}

function asLatin(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code <= start + 9);
  return zero === undefined ? digit : String(code - zero);
}
