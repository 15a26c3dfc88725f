/**
 * Closes an open list of the navigation at a press outside of it. In the open menu of small screens a list does not
 * cover other content, so it stays open there.
 *
 * The server writes the source of this function into the page, so that it works before hydration (server/hydration.ts).
 * So it must not use anything outside of its body.
 */
export function closeListsOutside(): void {
  document.addEventListener('pointerdown', ({ target }) => {
    for (const list of document.querySelectorAll<HTMLDetailsElement>('header details[open]')) {
      if (!list.contains(target as Node) && !list.closest('[popover]:popover-open')) list.open = false;
    }
  });
}
