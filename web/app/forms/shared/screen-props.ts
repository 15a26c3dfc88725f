import type { FormResult } from './form-result';

/** What the loader of a form's page hands to its screen. */
export type ScreenProps = {
  /** Where the form is sent. */
  action: string;
  /** How a plain post of it ended; only on the answer page. */
  result?: FormResult;
};
