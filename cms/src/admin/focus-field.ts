type Errors = Record<string, unknown>;
type SetErrors = (errors: Errors) => void;

const TIMEOUT_MS = 3000;
/** What takes the focus of a field, the best one first: the editor of a text, an input, a button of a field of files. */
const FOCUSABLE = [
  '.CodeMirror textarea, .CodeMirror [contenteditable]',
  'input:not([type=hidden]), textarea, select, [contenteditable=true], [role=combobox]',
  'button:not(:disabled)',
];

/**
 * Opens the section of a field, scrolls to it and focuses it. The form opens everything on the way to an error and shows
 * it beside its field, so `sentence` becomes an error at `path`, beside the `errors` that the form has. Returns false when
 * the form has no such field.
 */
export async function focusField(
  path: string[],
  sentence: string,
  errors: Errors,
  setErrors: SetErrors,
): Promise<boolean> {
  setErrors(errorsWith(errors, path, sentence));
  const field = await waitForField(path.join('.'), sentence);
  if (!field) return false;
  field.scrollIntoView({ block: 'center' });
  // Strapi focuses the first error of the form after a moment, so this comes after it.
  await nextFrame();
  field.focus({ preventScroll: true });
  return true;
}

/** Returns the errors with one at this path. The form reads names from objects and indexes from lists. */
export function errorsWith(errors: unknown, [name = '', ...rest]: string[], sentence: string): Errors {
  const isList = /^\d+$/.test(name);
  const known = Array.isArray(errors) === isList && typeof errors === 'object' ? errors : null;
  const result = (isList ? [...((known as unknown[] | null) ?? [])] : { ...known }) as Errors;
  result[name] = rest.length > 0 ? errorsWith(result[name], rest, sentence) : sentence;
  return result;
}

async function waitForField(name: string, sentence: string): Promise<HTMLElement | undefined> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await nextFrame()) {
    const field = fieldAt(name, sentence);
    if (field) return field;
  }
  return undefined;
}

/** The names of inputs are not enough: fields of files and texts have none. */
function fieldAt(name: string, sentence: string): HTMLElement | undefined {
  const named = document.getElementsByName(name)[0] ?? document.getElementById(name);
  if (named?.matches('input, textarea') && named.getClientRects().length > 0) return named;
  // A whole section shows no error of its own: its first field appears as it opens.
  const first = /\.\d+$/.test(name) && document.querySelector<HTMLElement>(`form [name^="${name}."]`);
  if (first) return first;
  const errors = [...document.querySelectorAll<HTMLElement>('[data-strapi-field-error]')];
  let around = errors.find(({ textContent }) => textContent === sentence)?.parentElement;
  for (; around && around !== document.body; around = around.parentElement) {
    const inside = around;
    const found = FOCUSABLE.map((selector) => inside.querySelector<HTMLElement>(selector)).find(Boolean);
    if (found) return found;
  }
  return undefined;
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
