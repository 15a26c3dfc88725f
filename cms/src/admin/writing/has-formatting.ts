const ELEMENTS = /<(?:h[1-6]|strong|em|a|ul|ol|table|img|blockquote|pre|code|s|del)[\s>]/i;
/** `b` and `i` count unless they are the wrapper of Google Docs, which is not bold. */
const MARKS = /<[bi](?:>|\s(?![^>]*font-(?:weight|style):\s*normal))/i;
const STYLES = /(?:font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic|mso-list:\s*l\d)/i;

/** Whether clipboard HTML has formatting that Markdown can express. Without it the plain text is the better paste. */
export function hasFormatting(html: string): boolean {
  const body = html.replace(/<(style|script)[\s>][\s\S]*?<\/\1>|<!--(?!\s*(?:Start|End)Fragment)[\s\S]*?-->/gi, '');
  return ELEMENTS.test(body) || MARKS.test(body) || STYLES.test(body);
}
