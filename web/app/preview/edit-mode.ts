import { type Mark, markFor } from './edit-marks';

type Actions = { edit: (path: string) => void; close: () => void };

/**
 * Lets an editor choose a field on the page, with a click, or with Tab and Enter. Links and forms are
 * disabled: the frame cannot show the target of a link, and a preview must not send a lead.
 */
export function startEditMode({ edit, close }: Actions) {
  let marks: readonly Mark[] = [];
  let current: HTMLElement | undefined;

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('a[href]:not([href^="#"])')) event.preventDefault();
    const path = event.target.closest<HTMLElement>('[data-edit]')?.dataset.edit;
    if (path) edit(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    const { target } = event;
    if (
      event.key !== 'Enter' ||
      !(target instanceof HTMLElement) ||
      target.matches('a, button, input, select, textarea')
    )
      return;
    if (target.dataset.edit) edit(target.dataset.edit);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('submit', onSubmit, true);

  function clear(): void {
    for (const { element } of marks) {
      delete element.dataset.edit;
      if (element.dataset.editStop === undefined) continue;
      delete element.dataset.editStop;
      element.removeAttribute('tabindex');
    }
    marks = [];
  }

  function highlight(element?: HTMLElement): void {
    if (current) delete current.dataset.editCurrent;
    current = element;
    if (current) current.dataset.editCurrent = '';
  }

  return {
    setMarks(next: readonly Mark[]): void {
      clear();
      marks = next;
      for (const { element, path } of marks) {
        element.dataset.edit = path;
        if (element.tabIndex >= 0 || element.hasAttribute('tabindex')) continue;
        element.tabIndex = 0;
        element.dataset.editStop = '';
      }
    },
    /** Highlights the element of a field and scrolls to it. */
    show(path: string): void {
      const element = markFor(path, marks)?.element;
      highlight(element);
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
      if (element && !isInView(element)) element.scrollIntoView({ block: 'center', behavior });
    },
    stop(): void {
      clear();
      highlight();
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('submit', onSubmit, true);
    },
  };
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
