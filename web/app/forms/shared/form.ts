import type { FormContent } from '~/content/forms/form-content';
import type { FormRules } from './rules/form-rules';

/** One of the five forms. Each is a module of its own, so that a page loads only the form that it has. */
export type Form = {
  rules: FormRules;
  content: FormContent;
  /** Encoding of the request body. */
  encoding: 'multipart' | 'json';
  /** Sent in a field called `subject`. */
  subject?: string;
  /** Sends a list as one string, joined by comma and space. Otherwise the field is repeated. */
  listAsString?: boolean;
  /** Uses the browser's own validation messages. */
  browserMessages?: boolean;
  /** Fields to reset after success. All when unset. */
  resets?: readonly string[];
  /** Asks for confirmation before the visitor leaves a half-filled form. */
  long?: boolean;
};
