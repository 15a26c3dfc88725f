import { loadSections } from '~/pages/page-sections';
import { sections, type ModuleName } from '~/pages/sections';

/**
 * Loads the components of all sections, as the server does, so that tests can render any page. One after the other,
 * because in a VM context of Vitest parallel imports of one CommonJS package fail.
 */
export async function loadAllSections(): Promise<void> {
  for (const uid of Object.keys(sections) as ModuleName[]) await loadSections([uid]);
}
