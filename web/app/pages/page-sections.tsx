import type { ComponentType } from 'react';
import type { Crumb } from '~/components/breadcrumb';
import type { Section } from '~/sections/section-schemas.generated';
import type { Page } from './page-schema';
import { moduleName, type ModuleName, sections } from './sections';
import { publishedOf } from './head';

type SectionComponent = ComponentType<Omit<Section, '__component'> & { crumbs?: readonly Crumb[] }>;
const loaded = new Map<ModuleName, SectionComponent>();

/** Loads these modules of sections, each once, so that they render without waiting. */
export async function loadSections(names: Iterable<ModuleName>): Promise<void> {
  const missing = [...new Set(names)].filter((name) => !loaded.has(name));
  await Promise.all(missing.map(async (name) => loaded.set(name, (await sections[name].load()) as SectionComponent)));
}

type Data = { page: Page } | null;

/** Client loader of a route with sections: loads their components with the data. */
export async function loadWithSections<T extends Data>(serverLoader: () => Promise<T>): Promise<T> {
  const loaded = await serverLoader();
  await loadSections((loaded?.page.sections ?? []).map(moduleName));
  return loaded;
}

/** Returns the component of a section, which has been loaded. */
export function sectionComponent(section: Section): SectionComponent {
  const component = loaded.get(moduleName(section));
  if (!component) throw new Error(`The section ${moduleName(section)} has not been loaded.`);
  return component;
}

if (import.meta.env.SSR) await loadSections(Object.keys(sections) as ModuleName[]);

/** Renders the sections of a page in their order, in the hue of the page. They must have been loaded. */
export function PageSections({ page }: { page: Page }) {
  const { crumbs, hue, sections } = page;
  const modules = new Set(sections.map(moduleName));
  const content = (
    // The entry script loads the named sections before it hydrates.
    <div data-sections={[...modules].join(' ')} data-hue={hue}>
      {sections.map((section, index) => {
        const Component = sectionComponent(section);
        const { __component, ...props } = section;
        return <Component key={index} {...props} crumbs={crumbs} />;
      })}
    </div>
  );
  return publishedOf(page) ? <article>{content}</article> : content;
}
