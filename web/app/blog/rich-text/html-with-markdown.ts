import { htmlBlockNames, htmlRawNames } from 'micromark-util-html-tag-name';
import { maskCode, withoutComments } from './markdown-code';
import { VOID_TAGS } from './tag-names';

const BLOCKS = new Set([...htmlBlockNames, ...htmlRawNames, 'svg']);
const RAW = new Set([...htmlRawNames, 'svg']);
const VOID = new Set(VOID_TAGS);
const TAG = /<(\/?)([a-z][a-z\d-]*)((?:"[^"]{0,2000}"|'[^']{0,2000}'|[^"'<>]){0,2000})>/gi;
const WHOLE_DOCUMENT = /^<(?:!doctype|html|body|head)\b/i;
const MARKDOWN_BLOCK =
  /^ {0,3}(?:#{1,6}\s+\S|[-*+]\s+\S|\d{1,9}[.)]\s+\S|>\s?\S|```|~~~|:::|\|.*\||!?\[[^\]]+\]\([^)\s]|\*\*\S)/;
const STARTS_WITH_TAG = /^\s*<[!/a-z]/i;

type Line = {
  text: string;
  /** The line without its code. */
  code: string;
  /** Whether the line begins inside an HTML block, and inside one whose text is no Markdown (`pre`). */
  isInside: boolean;
  isRaw: boolean;
  /** Whether a block tag of the line ends outside all blocks. */
  endsBlock: boolean;
  /** The text of the line outside HTML blocks, without tags. */
  outside: string;
};

/**
 * Returns whether a text that starts with a tag has Markdown, or paragraphs between blank lines, outside its HTML
 * (decision 0027).
 */
export function hasMarkdownOutside(text: string, isMarkdown: (text: string) => boolean): boolean {
  if (WHOLE_DOCUMENT.test(text)) return false;
  const lines = readLines(text);
  if (
    lines.some(
      ({ text: line, isRaw, isInside }, n) => !isRaw && MARKDOWN_BLOCK.test(line) && (isFree(lines, n) || !isInside),
    )
  )
    return true;
  if (lines.some(({ text: line, isInside }, n) => n > 0 && !isInside && isFree(lines, n) && isWords(line))) return true;
  return isMarkdown(lines.map(({ outside }) => outside).join('\n'));
}

/**
 * Separates HTML blocks from the Markdown after them by a blank line, which a Markdown parser needs. Tags inside a block
 * lose their indentation, because it would make them code. Comments are left out.
 */
export function separateHtml(text: string): string {
  if (!STARTS_WITH_TAG.test(text)) return text;
  const lines = readLines(text);
  return lines
    .flatMap(({ text: line, code, isInside, isRaw, endsBlock }, n) => {
      const shown = isInside && !isRaw && isFree(lines, n) ? line.replace(/^[^\S\n]{4,}(?=<)|^\t(?=<)/, '') : line;
      const next = lines[n + 1];
      const needsBlank = next && !next.isInside && next.text.trim() !== '' && !STARTS_WITH_TAG.test(next.text);
      const isTagAlone = !isRaw && /^\s*<[^>]*>\s*$/.test(code) && MARKDOWN_BLOCK.test(next?.text ?? '');
      return needsBlank && (endsBlock || isTagAlone) ? [shown, ''] : [shown];
    })
    .join('\n');
}

const isFree = (lines: readonly Line[], n: number) => n === 0 || lines[n - 1]!.text.trim() === '';
const isWords = (line: string) => line.trim() !== '' && !STARTS_WITH_TAG.test(line);

/** Reads the lines of a text with the HTML blocks that are open at each. */
function readLines(given: string): Line[] {
  const text = withoutComments(given);
  const masked = maskCode(text);
  const open: string[] = [];
  const tags = [...masked.matchAll(TAG)];
  let [start, tagEnd, n] = [0, 0, 0];
  return text.split('\n').map((line) => {
    const end = start + line.length;
    const isInTag = start < tagEnd;
    const isRaw = isInTag || open.some((name) => RAW.has(name));
    const read = { text: line, code: masked.slice(start, end), isInside: isInTag || open.length > 0, isRaw };
    let [outside, endsBlock, from] = ['', false, Math.max(start, Math.min(tagEnd, end))];
    for (let tag = tags[n]; tag && tag.index < end; tag = tags[(n += 1)]) {
      if (open.length === 0) outside += text.slice(from, tag.index);
      tagEnd = tag.index + tag[0].length;
      from = Math.min(tagEnd, end);
      const isBlock = count(tag, open);
      endsBlock = isBlock ? open.length === 0 : endsBlock;
    }
    if (open.length === 0) outside += text.slice(from, end);
    start = end + 1;
    return { ...read, outside, endsBlock };
  });
}

/** Opens or closes the block of a tag. Returns false for other tags. */
function count([, slash, given = '', rest = '']: RegExpExecArray, open: string[]): boolean {
  const name = given.toLowerCase();
  const raw = open.find((one) => RAW.has(one));
  if (!BLOCKS.has(name) || (raw && !(slash && name === raw))) return false;
  const last = open.lastIndexOf(name);
  if (!slash && !VOID.has(name) && !rest.endsWith('/')) open.push(name);
  else if (slash && last >= 0) open.splice(last);
  return true;
}
