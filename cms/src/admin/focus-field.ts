type Errors = Record<string, unknown>;
type SetErrors = (errors: Errors) => void;

const FIELD_TIMEOUT_MS = 3000;
/** The focusable elements of a field, in order of preference: rich text editor, input, button of a media field. */
const FOCUSABLE_SELECTORS = [
  '.CodeMirror textarea, .CodeMirror [contenteditable]',
  'input:not([type=hidden]), textarea, select, [contenteditable=true], [role=combobox]',
  'button:not(:disabled)',
];

/**
 * Opens the section of a field, scrolls to it and focuses it. The form expands everything that contains an error. So
 * `sentence` becomes an error at `path`, in addition to the `errors` of the form. Returns false when the form has no
 * such field.
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
  // Strapi focuses the first error of the form with a delay, so this runs after it.
  await nextFrame();
  field.focus({ preventScroll: true });
  return true;
}

/** Returns the errors with one more at this path. The form reads names from objects and indexes from arrays. */
export function errorsWith(errors: unknown, [name = '', ...rest]: string[], sentence: string): Errors {
  const isList = /^\d+$/.test(name);
  const known = Array.isArray(errors) === isList && typeof errors === 'object' ? errors : null;
  const result = (isList ? [...((known as unknown[] | null) ?? [])] : { ...known }) as Errors;
  result[name] = rest.length > 0 ? errorsWith(result[name], rest, sentence) : sentence;
  return result;
}

async function waitForField(name: string, sentence: string): Promise<HTMLElement | undefined> {
  for (const end = Date.now() + FIELD_TIMEOUT_MS; Date.now() < end; await nextFrame()) {
    const field = fieldAt(name, sentence);
    if (field) return field;
  }
  return undefined;
}

/** The name is not enough to find a field: media and rich text fields have none. */
function fieldAt(name: string, sentence: string): HTMLElement | undefined {
  const named = document.getElementsByName(name)[0] ?? document.getElementById(name);
  if (named?.matches('input, textarea') && named.getClientRects().length > 0) return named;
  // A section shows no error itself. Its first field appears when it opens.
  const first = /\.\d+$/.test(name) && document.querySelector<HTMLElement>(`form [name^="${name}."]`);
  if (first) return first;
  const errors = [...document.querySelectorAll<HTMLElement>('[data-strapi-field-error]')];
  let ancestor = errors.find(({ textContent }) => textContent === sentence)?.parentElement;
  for (; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement) {
    const inside = ancestor;
    const found = FOCUSABLE_SELECTORS.map((selector) => inside.querySelector<HTMLElement>(selector)).find(Boolean);
    if (found) return found;
  }
  return undefined;
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
