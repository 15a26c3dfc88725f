import { hasFormatting } from './has-formatting';
import { asInsertion } from './insertion';

type Position = { line: number; ch: number };
/** What this file uses of CodeMirror 5, the editor of rich text fields. */
type CodeMirror = {
  isReadOnly(): boolean;
  getCursor(side: 'from' | 'to'): Position;
  getRange(from: Position, to: Position): string;
  lastLine(): number;
  replaceSelection(text: string, select: 'end', origin: string): void;
};

/** Makes the Markdown editor of the content manager keep the formatting of pasted text, as Markdown. */
export function keepFormattingOnPaste(root: Document = document): void {
  // Before the editor's own listener, which inserts the plain text.
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
  const markdown = await converted(html);
  const [from, to] = [editor.getCursor('from'), editor.getCursor('to')];
  const before = editor.getRange({ line: 0, ch: 0 }, from);
  const after = editor.getRange(to, { line: editor.lastLine() + 1, ch: 0 });
  editor.replaceSelection(markdown ? asInsertion(markdown, before, after) : plain, 'end', 'paste');
}

/** The converter is loaded with the first paste. Whatever goes wrong, the plain text remains. */
async function converted(html: string): Promise<string> {
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

/** Text of a code editor is Markdown or code already; its HTML only colours it. */
const isFromCodeEditor = (event: ClipboardEvent) =>
  event.clipboardData?.types.some((type) => type.startsWith('vscode-')) ?? false;
