import type { ComponentType } from 'react';
import type { Crumb } from '~/components/breadcrumb';
import type { Page } from './page-schema';
import type { sectionComponents } from './section-components';

/** A page with the components of its sections. */
export type RenderablePage = Page & { components: Partial<typeof sectionComponents> };
type Props = {
  page: RenderablePage;
  /** The part of its sections to render. By default all of them. */
  sections?: Page['sections'];
};

/** Renders the sections of a page in their order, in the hue of the page. */
export function PageSections({ page: { components, crumbs, hue, ...page }, sections = page.sections }: Props) {
  const content = sections.map(({ __component, ...props }, index) => {
    const Component = components[__component] as ComponentType<typeof props & { crumbs?: readonly Crumb[] }>;
    return <Component key={index} {...props} crumbs={crumbs} />;
  });
  return hue ? <div data-hue={hue}>{content}</div> : <>{content}</>;
}
