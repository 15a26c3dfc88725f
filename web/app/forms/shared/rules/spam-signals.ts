/** Name of the hidden honeypot field. It attracts bots but not browser autofill. */
export const HONEYPOT = 'homepage';

/** Minimum time in ms in which a person can fill in a form. Measured in the browser, so not without scripts. */
export const MIN_FILL_MS = 2000;
