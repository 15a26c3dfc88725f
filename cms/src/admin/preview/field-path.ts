const FIELD_PATH = /^[a-z]\w*(\.\w+)*$/i;

/**
 * Returns the path of the field that has the focus, from the name of its control. Some controls, such as the Markdown
 * editor, have no name. Then it is the position in the list of sections or blocks. `zone` is the name of that list.
 */
export function fieldPath(control: Element, zone: string): string | null {
  const name = control.closest('[name]')?.getAttribute('name') ?? control.id;
  if (FIELD_PATH.test(name)) return name;
  const item = outermostItem(control);
  if (item) return `${zone}.${[...(item.parentElement?.children ?? [])].indexOf(item)}`;
  return control.closest('.CodeMirror') ? 'content' : null;
}

/** The list of a dynamic zone is the outermost ordered one. */
function outermostItem(control: Element): Element | null {
  let found: Element | null = null;
  for (let item = control.closest('ol > li'); item; item = item.parentElement?.closest('ol > li') ?? null) found = item;
  return found;
}
