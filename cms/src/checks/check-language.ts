import schema from '../api/article/content-types/article/schema.json';
import { languageName, scriptName, scriptOf } from '../articles/languages';
import type { CheckedDocument } from './checked-document';
import { fieldsOf } from './field-walk';
import { type Problem, warn } from './problem';

const { enum: LANGUAGES, default: DEFAULT_LANGUAGE } = schema.attributes.language;
const LANGUAGE_PATH = ['language'];
const SCRIPTS = [...new Set(LANGUAGES.map(scriptOf))].map(
  (code) => [String(code), new RegExp(`\\p{Script=${code}}`, 'gu')] as const,
);
/** Code, markup and addresses are in Latin letters in every language. So are the names in JSON rich text. */
const MARKUP = /```[^`]*```|`[^`\n]*`|<[^<>]*>|\]\([^()\n]*\)|https?:\/\/\S+|"\w+":(?:"\w+")?/g;
/** Shorter texts, such as a title of a few words, can be in any script. */
const MIN_LETTERS = 40;
const MAX_LENGTH = 50_000;

/** Warns of an article with most of its text in a script that its language does not use. */
export function checkLanguage(document: CheckedDocument): Problem[] {
  const { language, title, description } = document.data;
  const code = typeof language === 'string' ? language : DEFAULT_LANGUAGE;
  const texts = [...fieldsOf(document)].filter(({ attribute }) => attribute.type === 'richtext');
  const script = mainScript([title, description, ...texts.map(({ value }) => value)]);
  if (!script || script === scriptOf(code)) return [];
  const message = `has a text in ${scriptName(script)} letters, but its language is ${languageName(code)}. Choose the language of the text.`;
  return [warn(message, LANGUAGE_PATH)];
}

/** Returns the code of the script that more than half of the letters have. Undefined for short and for mixed texts. */
function mainScript(texts: readonly unknown[]): string | undefined {
  const all = texts.filter((text) => typeof text === 'string').join('\n');
  const letters = all.slice(0, MAX_LENGTH).replace(MARKUP, ' ');
  const counts = SCRIPTS.map(([code, pattern]) => ({ code, count: letters.match(pattern)?.length ?? 0 }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return total < MIN_LETTERS ? undefined : counts.find(({ count }) => count > total / 2)?.code;
}
