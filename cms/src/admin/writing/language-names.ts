import schema from '../../api/article/content-types/article/schema.json';
import { languageName } from '../../articles/languages';

/** The texts of the admin for the languages of articles. Strapi shows a value of an enumeration by the text with this id. */
export const languageNames: Record<string, string> = Object.fromEntries(
  schema.attributes.language.enum.map((code) => [code, languageName(code)]),
);
