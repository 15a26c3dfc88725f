/** A field that no person sees. Named so that a machine wants to fill it and no browser does by itself. */
export const HONEYPOT = 'homepage';

/** Nobody fills in a form in less. Measured in the browser; a visitor without scripts is not measured. */
export const MIN_FILL_MS = 2000;
