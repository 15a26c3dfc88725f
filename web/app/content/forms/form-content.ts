/** The copy of a form. The validation rules of the fields are in forms/shared/rules. */
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
