import type { CheckedDocument, CheckedText, TextFacts } from './checked-document';
import { type Problem, refuse, warn } from './problem';

const SURPRISE_MESSAGES: Record<NonNullable<TextFacts['surprise']>, string> = {
  'markdown-in-html':
    'is read as HTML, because it has nothing outside its tags. Its Markdown signs stay as they are: write them as HTML, or leave the tags out',
  'invalid-json': 'starts like JSON but is none, so it is shown as it was written. Start with a line of text',
};
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
  return [
    ...(surprise ? [warn(`has a text that ${surprise} (${location}).`, path)] : []),
    ...foreignSyntax(facts?.foreign ?? [], location, path),
  ];
}

/** One warning with the lines of all syntax of other systems, because an imported text can have much of it. */
function foreignSyntax(found: NonNullable<TextFacts['foreign']>, location: string, path: string[]): Problem[] {
  if (found.length === 0) return [];
  const places = found.map(({ written, line }) => `${written} in line ${line}`).join(', ');
  return [warn(`shows syntax of another system as it is written (${location}): ${places}.`, path)];
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

const TAGS = new Set(['Admonition', 'TabItem', 'Tabs', 'Tldr']);
const VOID_TAGS = new Set(['br', 'hr', 'img', 'input', 'wbr', 'ThemedImage']);

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
