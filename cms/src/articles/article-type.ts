export const ARTICLE_UID = 'api::article.article';

/** In India "Bengali" is usual, where the data of browsers and Node.js have "Bangla". */
const OTHER_NAMES: Record<string, string> = { bn: 'Bengali', Beng: 'Bengali' };

/** Returns the English name of a language, such as "Hindi" for `hi`. The admin shows it for the code. */
export const languageName = (code: string): string =>
  OTHER_NAMES[code] ?? new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;

/** Returns the English name of a script by its code of ISO 15924, such as "Devanagari" for `Deva`. */
export const scriptName = (code: string): string =>
  OTHER_NAMES[code] ?? new Intl.DisplayNames(['en'], { type: 'script' }).of(code) ?? code;

/** Returns the code of the script that a language is usually written in, such as `Deva` for `hi`. */
export const scriptOf = (code: string): string | undefined => new Intl.Locale(code).maximize().script;
