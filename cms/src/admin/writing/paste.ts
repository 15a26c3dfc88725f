import { hasFormatting } from './has-formatting';
import { withBlankLines } from './insertion';

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
