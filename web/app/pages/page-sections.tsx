import type { Page } from './page-schema';
import { publishedOf } from './head';
import { sectionComponent } from './section-registry';

/** Renders the sections of a page in their order, in the hue of the page. They must have been loaded. */
export function PageSections({ page }: { page: Page }) {
  const { crumbs, hue, sections } = page;
  const uids = new Set(sections.map(({ __component }) => __component));
  const content = (
    // The entry script loads the named sections before it hydrates.
    <div data-sections={[...uids].join(' ')} data-hue={hue}>
      {sections.map(({ __component, ...props }, index) => {
        const Component = sectionComponent(__component);
        return <Component key={index} {...props} crumbs={crumbs} />;
      })}
    </div>
  );
  return publishedOf(page) ? <article>{content}</article> : content;
}
