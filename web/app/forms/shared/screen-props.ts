import type { FormResult } from './form-result';

/** The props that a form route's loader passes to its screen. */
export type ScreenProps = {
  /** The URL to which the form is sent. */
  action: string;
  /** Result of a submission without scripts. Only on the result page. */
  result?: FormResult;
};
