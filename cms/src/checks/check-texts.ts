import schema from '../api/article/content-types/article/schema.json';
import { languageName, scriptName, scriptOf } from '../articles/article-type';
import { isLinkField } from '../pages/check-links';
import {
  type CheckedDocument,
  type CheckedText,
  fieldsOf,
  type Problem,
  refuse,
  warn,
  warnOfLoss,
} from './checked-document';
import messages from './check-texts.json';
import type { Loss, TextFacts } from './site-facts';

const SURPRISE_MESSAGES: Record<NonNullable<TextFacts['surprise']>, string> = messages.surprises;
const TAGS = new Set(['Admonition', 'TabItem', 'Tabs', 'Tldr']);
const VOID_TAGS = new Set(['br', 'hr', 'img', 'input', 'wbr', 'ThemedImage']);
/** The title of an article. */
const TITLE_LEVEL = 1;

/** Refuses texts that cannot be parsed. Warns of an unintended format and of skipped levels of headings. */
export function checkTexts({ texts }: CheckedDocument): Problem[] {
  return [...texts.flatMap(parseProblems), ...skippedLevel(texts)];
}

function parseProblems({ path, location, facts }: CheckedText): Problem[] {
  if (facts?.problem) {
    const { reason, line } = facts.problem;
    const where = line ? `${location}, line ${line}` : location;
    return [refuse(`has a text that cannot be read (${where}): ${reason}. ${howToMend(reason, facts.format)}`, path)];
  }
  const surprise = facts?.surprise && SURPRISE_MESSAGES[facts.surprise];
  const foreign = facts?.foreign?.map(({ written, line }) => `${written} in line ${line}`).join(', ');
  return [
    ...(surprise ? [warn(`has a text that ${surprise} (${location}).`, path)] : []),
    // One warning for all lines, because an imported text can have much of it.
    ...(foreign ? [warn(`shows syntax of another system as it is written (${location}): ${foreign}.`, path)] : []),
  ];
}

function howToMend(reason: string, format: string): string {
  const [, tag] = /closing tag for `<([\w.]+)>`/.exec(reason) ?? [];
  if (tag && VOID_TAGS.has(tag)) return `Write <${tag} />, because the text has tags such as <Tldr>.`;
  if (tag && !TAGS.has(tag) && /^[A-Z]/.test(tag))
    return `If it is no tag, write \\<${tag}>. Otherwise write </${tag}> where it ends.`;
  if (tag) return `Write </${tag}> where it ends.`;
  return format === 'mdx'
    ? 'A text with tags such as <Tldr> needs each tag closed and no single {. Write \\{ for it.'
    : 'Close the tags in the order in which they were opened.';
}

function skippedLevel(texts: readonly CheckedText[]): Problem[] {
  let before = TITLE_LEVEL;
  for (const { path, location, facts } of texts) {
    for (const { level, text } of facts?.headings ?? []) {
      if (level > before + 1) {
        const hint = `level ${before + 1}, ${'#'.repeat(before + 1)} in Markdown`;
        return [warn(`skips a level of headings before "${text}" (${location}). Give it ${hint}.`, path)];
      }
      before = level;
    }
  }
  return [];
}

const MAX_PLACES = 3;
const SENTENCES: Record<Loss['kind'], { problem: string; hint: string }> = messages.losses;

/** Warns of words, images, videos and links that a text loses on its way to the page: once for each text and kind. */
export function checkLostContent({ texts }: CheckedDocument): Problem[] {
  return texts.flatMap(({ path, location, facts }) => {
    // A text that cannot be parsed is refused, with its cause.
    const losses = !facts || facts.problem ? [] : facts.losses;
    return (Object.keys(SENTENCES) as Array<Loss['kind']>).flatMap((kind) => {
      const places = losses.filter((loss) => loss.kind === kind).map(placeOf);
      if (places.length === 0) return [];
      const { problem, hint } = SENTENCES[kind];
      const more = places.length > MAX_PLACES ? ` and ${places.length - MAX_PLACES} more` : '';
      return [warnOfLoss(`${problem} (${location}): ${places.slice(0, MAX_PLACES).join('; ')}${more}. ${hint}`, path)];
    });
  });
}

function placeOf({ what, after, line }: Loss): string {
  const where = [line && `line ${line}`, after && `after "${after}"`].filter(Boolean).join(', ');
  return [what && `"${what}"`, where].filter(Boolean).join(', ') || 'at the start';
}

const { enum: LANGUAGES, default: DEFAULT_LANGUAGE } = schema.attributes.language;
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
  return [warn(message, ['language'])];
}

/** Returns the code of the script that more than half of the letters have. Undefined for short and for mixed texts. */
function mainScript(texts: readonly unknown[]): string | undefined {
  const all = texts.filter((text) => typeof text === 'string').join('\n');
  const letters = all.slice(0, MAX_LENGTH).replace(MARKUP, ' ');
  const counts = SCRIPTS.map(([code, pattern]) => ({ code, count: letters.match(pattern)?.length ?? 0 }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return total < MIN_LETTERS ? undefined : counts.find(({ count }) => count > total / 2)?.code;
}

/** Warns of links to paths of this site that do not exist. */
export function checkSiteLinks(document: CheckedDocument): Problem[] {
  const inFields = [...fieldsOf(document)].flatMap(({ name, value, path, location }) =>
    isLinkField(name) && typeof value === 'string' ? [{ to: value, path, location }] : [],
  );
  const inTexts = document.texts.flatMap(({ path, location, facts }) =>
    (facts?.links ?? []).map((to) => ({ to, path, location })),
  );
  return [...inFields, ...inTexts]
    .filter(({ to }) => !document.isKnownPath(to))
    .map(({ to, path, location }) => warn(`links to ${to.slice(0, 100)}, which does not exist (${location}).`, path));
}
