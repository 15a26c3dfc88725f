const HALF_A_CHARACTER = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Encodes a text for an address. Half a character, which would throw, becomes the replacement sign. */
export const encodePathSegment = (text: string): string => encodeURIComponent(text.replace(HALF_A_CHARACTER, '\uFFFD'));
