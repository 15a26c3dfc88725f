import type { Page } from './page-schema';
import { sectionComponent } from './section-registry';

/** Renders the sections of a page in their order, in the hue of the page. They must have been loaded. */
export function PageSections({ page: { crumbs, hue, sections } }: { page: Page }) {
  const uids = new Set(sections.map(({ __component }) => __component));
  return (
    // The entry script loads the named sections before it hydrates.
    <div data-sections={[...uids].join(' ')} data-hue={hue}>
      {sections.map(({ __component, ...props }, index) => {
        const Component = sectionComponent(__component);
        return <Component key={index} {...props} crumbs={crumbs} />;
      })}
    </div>
  );
}
