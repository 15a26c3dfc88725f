/** Adds the methods that the dialog element of jsdom lacks: open, close, and restore the focus. */
export function installDialog(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openers.set(this, document.activeElement);
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      (openers.get(this) as HTMLElement | null | undefined)?.focus();
      this.dispatchEvent(new Event('close'));
    },
  });
}
