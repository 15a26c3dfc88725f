/** True when editors mark an image as decorative: they write "decorative" as its alternative text. */
export const isDecorative = (alternativeText: string | undefined): boolean =>
  /^\s*decorative\s*$/i.test(alternativeText ?? '');
