import type { ComponentType } from 'react';
import type { Crumb } from '~/components/breadcrumb';
import type { Section } from '~/sections/section-schemas.generated';
import type { Page } from './page-schema';
import { sections, type SectionUid } from './sections';

type SectionComponent = ComponentType<Omit<Section, '__component'> & { crumbs?: readonly Crumb[] }>;
const loaded = new Map<SectionUid, SectionComponent>();

/** Loads the components of these sections, each once, so that they render without waiting. */
export async function loadSections(uids: Iterable<SectionUid>): Promise<void> {
  const missing = [...new Set(uids)].filter((uid) => !loaded.has(uid));
  await Promise.all(missing.map(async (uid) => loaded.set(uid, (await sections[uid].load()) as SectionComponent)));
}

type Data = { page: Page } | null;

/** Client loader of a route with sections: loads their components with the data. */
export async function loadWithSections<T extends Data>(serverLoader: () => Promise<T>): Promise<T> {
  const loaded = await serverLoader();
  await loadSections((loaded?.page.sections ?? []).map(({ __component }) => __component));
  return loaded;
}

/** Returns a component that has been loaded. */
export function sectionComponent(uid: SectionUid): SectionComponent {
  const component = loaded.get(uid);
  if (!component) throw new Error(`The section ${uid} has not been loaded.`);
  return component;
}

if (import.meta.env.SSR) await loadSections(Object.keys(sections) as SectionUid[]);
