import LANGUAGES from './languages.json';

/**
 * The languages that an article can have, by BCP 47 code, with their script (ISO 15924) and their locale in the form of
 * Open Graph. The enumeration of the CMS has the same.
 */
export { LANGUAGES };

export type LanguageCode = keyof typeof LANGUAGES;
/** The language of the pages. An article without a language has it. */
export const SITE_LANGUAGE = 'en' satisfies LanguageCode;
/** A language other than that of the pages. */
export type OtherLanguage = Exclude<LanguageCode, typeof SITE_LANGUAGE>;

/** Returns the language of a value from the CMS. Undefined for that of the pages, and for an unknown one. */
export function otherLanguage(value: unknown): OtherLanguage | undefined {
  const isKnown = typeof value === 'string' && Object.hasOwn(LANGUAGES, value) && value !== SITE_LANGUAGE;
  return isKnown ? (value as OtherLanguage) : undefined;
}

/** Returns the locale of Open Graph, such as `hi_IN`. */
export const localeOf = (code: LanguageCode = SITE_LANGUAGE): string => LANGUAGES[code].locale;

/**
 * Returns the attributes of the element that has a text in this language. None for the language of the pages.
 * theme/fonts/other-scripts.css styles `data-script`.
 */
export function textAttributes(code: OtherLanguage | undefined) {
  if (!code) return {};
  const { script } = LANGUAGES[code];
  return {
    lang: code,
    dir: script === 'Arab' ? ('rtl' as const) : ('ltr' as const),
    'data-script': script === 'Latn' ? undefined : script,
  };
}

/** Returns the attributes of an element with labels of the site, inside an element with a text in this language. */
export const labelAttributes = (code: OtherLanguage | undefined) =>
  code ? { lang: SITE_LANGUAGE, dir: 'ltr' as const } : {};
