import type { Options as Schema } from 'rehype-sanitize';

/** The custom MDX tags, in lower case as in HTML. */
export const CUSTOM_TAGS = ['admonition', 'tabitem', 'tabs', 'themedimage', 'tldr'] as const;

const TAGS =
  'a abbr b br cite code del dfn em i img input ins kbd mark q rp rt ruby s samp small span strike strong sub sup time ' +
  'tt u var wbr blockquote caption col colgroup dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p ' +
  'pre section summary table tbody td tfoot th thead tr ul';
/** Removed together with their content, which is not text or which a browser parses differently. */
const REMOVED_WITH_CONTENT =
  'applet audio canvas embed iframe link math meta noembed noframes noscript object plaintext script select style svg ' +
  'template textarea title video xmp';
const ALIGN_VALUES: [string, ...string[]] = ['align', 'left', 'center', 'right'];

/**
 * The one allowlist for texts from the CMS, in any format. Excluded: style and class (an author could cover the page or
 * imitate the site), unprefixed names and ids (DOM clobbering), forms except the checkboxes of task lists, frames,
 * media, SVG and MathML.
 */
export const sanitizeSchema: Schema = {
  tagNames: [...TAGS.split(' '), ...CUSTOM_TAGS],
  attributes: {
    '*': ['id', 'lang', 'title', ['dir', 'ltr', 'rtl', 'auto']],
    a: ['href', 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaDescribedBy', 'ariaLabel'],
    admonition: ['type'],
    code: [['className', /^language-[\w+#-]{1,30}$/]],
    col: ['span'],
    details: ['open'],
    h2: [['className', 'sr-only']],
    img: ['alt', 'height', 'src', 'width'],
    input: ['checked', ['disabled', true], ['type', 'checkbox']],
    li: [['className', 'task-list-item'], 'value'],
    ol: ['reversed', 'start', ['className', 'contains-task-list']],
    section: ['dataFootnotes', ['className', 'footnotes']],
    tabitem: ['default', 'label', 'value'],
    td: ['colSpan', 'rowSpan', ALIGN_VALUES],
    th: ['colSpan', 'rowSpan', 'scope', ALIGN_VALUES],
    themedimage: ['alt', 'dark', 'light'],
    time: ['dateTime'],
    ul: [['className', 'contains-task-list']],
  },
  required: { input: { disabled: true, type: 'checkbox' } },
  protocols: {
    href: ['http', 'https', 'mailto', 'tel'],
    src: ['http', 'https'],
    light: ['http', 'https'],
    dark: ['http', 'https'],
  },
  ancestors: {
    li: ['ol', 'ul'],
    summary: ['details'],
    tabitem: ['tabs'],
    ...Object.fromEntries(
      'caption col colgroup tbody td tfoot th thead tr'.split(' ').map((name) => [name, ['table']]),
    ),
  },
  strip: REMOVED_WITH_CONTENT.split(' '),
  clobber: ['ariaDescribedBy', 'ariaLabelledBy', 'id', 'name'],
  allowComments: false,
  allowDoctypes: false,
};
