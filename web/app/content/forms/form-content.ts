/** What a visitor reads in and around a form. The rules of the fields stand in forms/shared/rules. */
export type FieldContent = {
  /** As it is sent. */
  name: string;
  label: string;
  /** What an empty choice says; it cannot be sent. */
  placeholder?: string;
  hint?: string;
  /** The token that lets a browser fill it in (HTML, 4.10.18.7). */
  autoComplete?: string;
  /** Two of these stand side by side where there is room. */
  half?: boolean;
  /** Shows how much of the limit is used, as in `12/200`. */
  counter?: boolean;
  rows?: number;
};

export type FieldGroup = { legend?: string; fields: readonly FieldContent[] };

export type FormContent = {
  groups: readonly FieldGroup[];
  submit: string;
  /** On the button while the form is on its way. */
  sending: string;
  /** The messages of success and failure. */
  success: string;
  failure: string;
};
