/** Code blocks, also in lists and quotes, and code in a line. */
export const MARKDOWN_CODE =
  /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(`{3,}|~{3,})[\s\S]*?(^[ \t>]*\2|$(?![\s\S]))|``(?!`)(?:[^`\n]|`(?!`)){1,300}``(?!`)|`[^`\n]*`/gm;

/** Returns a text without its code blocks and inline code, or with what `replace` returns in their places. */
export const withoutCode = (text: string, replace: (code: string) => string = () => ''): string =>
  text.replace(MARKDOWN_CODE, (code) => replace(code));

/** Returns a text of the same length and lines whose code has only the letter x. */
export const maskCode = (text: string): string => withoutCode(text, (code) => code.replace(/[^\n]/g, 'x'));

/** Applies `change` to the parts of a text between its code. */
export function changeOutsideCode(text: string, change: (part: string) => string): string {
  let end = 0;
  let changed = '';
  for (const { 0: code, index } of text.matchAll(MARKDOWN_CODE)) {
    changed += change(text.slice(end, index)) + code;
    end = index + code.length;
  }
  return changed + change(text.slice(end));
}

/** Returns a text without its comments of HTML, which can have several lines. Code stays, and so do line breaks. */
export const withoutComments = (text: string): string =>
  replaceComments(text, (comment) => comment.replace(/[^\n]/g, ''), maskCode(text));

/** Replaces the closed comments of HTML in linear time. `where`: a text of the same length to find them in. */
export function replaceComments(text: string, replace: (comment: string) => string, where = text): string {
  let [replaced, end] = ['', 0];
  for (let start = where.indexOf('<!--'); start >= 0; start = where.indexOf('<!--', end)) {
    const close = where.indexOf('-->', start + 4);
    if (close < 0) break;
    replaced += text.slice(end, start) + replace(text.slice(start, close + 3));
    end = close + 3;
  }
  return replaced + text.slice(end);
}
