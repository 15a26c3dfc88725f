import type { Barrier } from './preview-messages';

/** Rules about the template, which no editor can mend. They also need the final colours. */
const NOT_OF_EDITORS = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/**
 * Returns what axe finds on a rendered preview, with the path of the field around it. The path is empty for what no field
 * shows. Each finding of a field is there once. axe is loaded on the first call.
 */
export async function findBarriers(root: HTMLElement): Promise<Barrier[]> {
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(root, { resultTypes: ['violations'], rules: NOT_OF_EDITORS, elementRef: true });
  const found = violations.flatMap(({ help, nodes }) =>
    nodes.map(({ element }) => ({
      message: help,
      path: element?.closest<HTMLElement>('[data-edit]')?.dataset.edit ?? '',
    })),
  );
  return [...new Map(found.map((barrier) => [`${barrier.path} ${barrier.message}`, barrier])).values()];
}
