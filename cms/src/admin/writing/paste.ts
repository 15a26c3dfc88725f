type Position = { line: number; ch: number };
/** The subset of the CodeMirror 5 API that this file uses. Rich text fields use this editor. */
type CodeMirror = {
  isReadOnly(): boolean;
  getCursor(side: 'from' | 'to'): Position;
  getRange(from: Position, to: Position): string;
  lastLine(): number;
  replaceSelection(text: string, select: 'end', origin: string): void;
};

/** Converts formatted pasted text to Markdown in the content manager's rich text editor. */
export function keepFormattingOnPaste(root: Document = document): void {
  // Capture runs before the editor's own listener, which inserts the plain text.
  root.addEventListener('paste', onPaste, { capture: true });
}

function onPaste(event: ClipboardEvent): void {
  const editor = editorOf(event.target);
  const html = event.clipboardData?.getData('text/html') ?? '';
  if (!editor || editor.isReadOnly() || isFromCodeEditor(event) || !hasFormatting(html)) return;
  const plain = event.clipboardData?.getData('text/plain') ?? '';
  event.preventDefault();
  event.stopImmediatePropagation();
  void insert(editor, html, plain);
}

async function insert(editor: CodeMirror, html: string, plain: string): Promise<void> {
  const markdown = await convert(html);
  const [from, to] = [editor.getCursor('from'), editor.getCursor('to')];
  const before = editor.getRange({ line: 0, ch: 0 }, from);
  const after = editor.getRange(to, { line: editor.lastLine() + 1, ch: 0 });
  editor.replaceSelection(markdown ? withBlankLines(markdown, before, after) : plain, 'end', 'paste');
}

/** Returns Markdown, or an empty string on an error. The converter loads on the first paste. */
async function convert(html: string): Promise<string> {
  try {
    const { htmlToMarkdown } = await import('./html-to-markdown');
    return htmlToMarkdown(html);
  } catch (error) {
    console.error('The pasted text could not be converted to Markdown.', error);
    return '';
  }
}

function editorOf(target: EventTarget | null): CodeMirror | undefined {
  if (!(target instanceof Element)) return undefined;
  const node = target.closest<Element & { CodeMirror?: CodeMirror }>('.CodeMirror');
  return node?.CodeMirror;
}

/** Text from a code editor is already Markdown or code. Its HTML only adds colours. */
const isFromCodeEditor = (event: ClipboardEvent) =>
  event.clipboardData?.types.some((type) => type.startsWith('vscode-')) ?? false;

const FORMATTING_ELEMENTS = /<(?:h[1-6]|strong|em|a|ul|ol|table|img|blockquote|pre|code|s|del)[\s>]/i;
/** Google Docs wraps everything in a `b` with normal weight, which is not bold. */
const BOLD_OR_ITALIC = /<[bi](?:>|\s(?![^>]*font-(?:weight|style):\s*normal))/i;
const FORMATTING_STYLES = /(?:font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic|mso-list:\s*l\d)/i;

/** Returns whether clipboard HTML has formatting that Markdown can express. If not, the plain text is pasted. */
export function hasFormatting(html: string): boolean {
  const body = html.replace(/<(style|script)[\s>][\s\S]*?<\/\1>|<!--(?!\s*(?:Start|End)Fragment)[\s\S]*?-->/gi, '');
  return FORMATTING_ELEMENTS.test(body) || BOLD_OR_ITALIC.test(body) || FORMATTING_STYLES.test(body);
}

/**
 * Returns the Markdown with the blank lines that it needs between the text before and after the cursor. Inline Markdown
 * is returned unchanged.
 */
export function withBlankLines(markdown: string, before: string, after: string): string {
  if (!/\n|^(?:#{1,6}|-|>|\d+\.|\|) /.test(markdown)) return markdown;
  return blankLine(before, /\n*$/) + markdown + blankLine(after, /^\n*/);
}

function blankLine(text: string, edge: RegExp): string {
  if (text.trim() === '') return '';
  return '\n'.repeat(Math.max(0, 2 - (edge.exec(text)?.[0].length ?? 0)));
}
