const FORMATTING_ELEMENTS = /<(?:h[1-6]|strong|em|a|ul|ol|table|img|blockquote|pre|code|s|del)[\s>]/i;
/** Google Docs wraps everything in a `b` with normal weight, which is not bold. */
const BOLD_OR_ITALIC = /<[bi](?:>|\s(?![^>]*font-(?:weight|style):\s*normal))/i;
const FORMATTING_STYLES = /(?:font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic|mso-list:\s*l\d)/i;

/** Returns whether clipboard HTML has formatting that Markdown can express. If not, the plain text is pasted. */
export function hasFormatting(html: string): boolean {
  const body = html.replace(/<(style|script)[\s>][\s\S]*?<\/\1>|<!--(?!\s*(?:Start|End)Fragment)[\s\S]*?-->/gi, '');
  return FORMATTING_ELEMENTS.test(body) || BOLD_OR_ITALIC.test(body) || FORMATTING_STYLES.test(body);
}
