/** Shown above a text that could not be formatted. */
export const UNFORMATTED_NOTE =
  '<p class="text-note">This text could not be formatted, so it is shown as it was written.</p>';
