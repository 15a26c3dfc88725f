type Script = 'Arab' | 'Beng' | 'Deva' | 'Gujr' | 'Guru' | 'Knda' | 'Latn' | 'Mlym' | 'Orya' | 'Taml' | 'Telu';
type Language = {
  /** ISO 15924 code. */
  script: Script;
  /** In the form of Open Graph. */
  locale: string;
};

/** The languages that an article can have, by BCP 47 code. The enumeration of the CMS has the same. */
export const LANGUAGES = {
  en: { script: 'Latn', locale: 'en_GB' },
  hi: { script: 'Deva', locale: 'hi_IN' },
  bn: { script: 'Beng', locale: 'bn_IN' },
  mr: { script: 'Deva', locale: 'mr_IN' },
  te: { script: 'Telu', locale: 'te_IN' },
  ta: { script: 'Taml', locale: 'ta_IN' },
  gu: { script: 'Gujr', locale: 'gu_IN' },
  ur: { script: 'Arab', locale: 'ur_IN' },
  kn: { script: 'Knda', locale: 'kn_IN' },
  or: { script: 'Orya', locale: 'or_IN' },
  ml: { script: 'Mlym', locale: 'ml_IN' },
  pa: { script: 'Guru', locale: 'pa_IN' },
  as: { script: 'Beng', locale: 'as_IN' },
  ne: { script: 'Deva', locale: 'ne_NP' },
  ar: { script: 'Arab', locale: 'ar_AR' },
  fr: { script: 'Latn', locale: 'fr_FR' },
  pt: { script: 'Latn', locale: 'pt_PT' },
  es: { script: 'Latn', locale: 'es_ES' },
  sw: { script: 'Latn', locale: 'sw_KE' },
} as const satisfies Record<string, Language>;

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
