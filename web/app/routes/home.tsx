import page from 'page:home';
import type { Route } from './+types/home';
import { socialProfiles } from '~/content/company';
import { CardListSection } from '~/blog/list/card-list-section';
import { loadFirstList } from '~/blog/api/blog-loaders.server';
import { ArticlesData } from '~/blog/api/articles-data';
import { organization, webSite } from '~/lib/seo/json-ld';
import { pageMeta } from '~/lib/seo/page-meta';
import { headingOf } from '~/pages/head';
import { PageSections } from '~/pages/page-sections';

export const loader = async ({ context }: Route.LoaderArgs) => ({ state: await loadFirstList(context) });

export const meta: Route.MetaFunction = pageMeta({
  ...page,
  heading: headingOf(page),
  jsonLd: (site) => [
    organization(site, { description: page.description, profiles: socialProfiles.map(({ href }) => href) }),
    webSite(site, page.description),
  ],
});

const afterArticles = page.sections.findIndex(({ __component }) => __component === 'product.comparison');

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <ArticlesData state={loaderData.state}>
      <PageSections page={page} sections={page.sections.slice(0, afterArticles)} />
      <CardListSection />
      <PageSections page={page} sections={page.sections.slice(afterArticles)} />
    </ArticlesData>
  );
}
