import type { Barrier } from './preview-messages';

/** Rules about the template, which editors cannot fix. They also need the final colours. */
const DISABLED_RULES = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/**
 * Returns what axe finds on a rendered preview, with the path of the field around it. The path is empty outside a
 * field. Findings are unique for each field. axe is loaded on the first call.
 */
export async function findBarriers(root: HTMLElement): Promise<Barrier[]> {
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(root, { resultTypes: ['violations'], rules: DISABLED_RULES, elementRef: true });
  const found = violations.flatMap(({ help, nodes }) =>
    nodes.map(({ element }) => ({
      message: help,
      path: element?.closest<HTMLElement>('[data-edit]')?.dataset.edit ?? '',
    })),
  );
  return [...new Map(found.map((barrier) => [`${barrier.path} ${barrier.message}`, barrier])).values()];
}
