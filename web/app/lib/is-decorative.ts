/** Returns whether an alternative text says that the image only decorates: editors write the word "decorative". */
export const isDecorative = (alternativeText: string | undefined): boolean =>
  /^\s*decorative\s*$/i.test(alternativeText ?? '');
