import type { Page } from './page-schema';
import { publishedOf } from './head';
import { sectionComponent } from './section-registry';
import { moduleName } from './sections';

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
