import type { CheckedDocument, CheckedText, TextFacts } from './checked-document';
import { type Problem, refuse, warn } from './problem';

const SURPRISE_MESSAGES: Record<NonNullable<TextFacts['surprise']>, string> = {
  'markdown-in-html':
    'is read as HTML as a whole, because it starts with "<". Its Markdown signs stay as they are: start with a line of text, or write all of it in HTML',
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
  return surprise ? [warn(`has a text that ${surprise} (${location}).`, path)] : [];
}

function howToMend(reason: string, format: string): string {
  const [, tag] = /closing tag for `<([\w.]+)>`/.exec(reason) ?? [];
  if (tag && VOID_TAGS.has(tag)) return `Write <${tag} />, because the text has tags such as <Tldr>.`;
  if (tag) return `Write </${tag}> where it ends.`;
  return format === 'mdx'
    ? 'A text with tags such as <Tldr> needs each tag closed, <br /> for <br>, and no single { or <. Write \\{ and \\< for these.'
    : 'Close the tags in the order in which they were opened.';
}

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
