/**
 * The copy of a form. Each form has a JSON file, which also has the texts beside it. The validation rules of the fields
 * are in forms/shared/rules.
 */
export type FieldContent = {
  /** The name of the field in the request. */
  name: string;
  label: string;
  /** The text of the empty option, which fails validation. */
  placeholder?: string;
  hint?: string;
  /** The value of the autocomplete attribute. */
  autoComplete?: string;
  /** Two half-width fields share one row where there is room. */
  half?: boolean;
  /** Shows the used and the allowed number of characters, as in `12/200`. */
  counter?: boolean;
  rows?: number;
};

export type FieldGroup = { legend?: string; fields: readonly FieldContent[] };

export type FormContent = {
  groups: readonly FieldGroup[];
  submit: string;
  /** The label of the button during the request. */
  sending: string;
  /** The messages after success and failure. */
  success: string;
  failure: string;
};

/** The prompt before a visitor leaves a long form with unsent input. Browsers show their own text when a tab closes. */
export const LEAVE_QUESTION = 'Leave this page? What you have entered has not been sent.';

/** The labels of the office panel. */
export const officeLabels = { title: 'Our office', phone: 'Phone', email: 'Email', hours: 'Hours' } as const;

/** The sentence above the button of every form. `link` leads to the privacy page. */
export const privacyNotice = {
  before: 'We use what you enter to answer you. Our ',
  link: 'privacy page',
  newTab: '(opens in a new tab)',
  after: ' says how long we keep it and how to have it deleted.',
} as const;
