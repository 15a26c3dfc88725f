import type { Route } from './+types/home';
import { closing } from '~/content/closing';
import { socialProfiles } from '~/content/company';
import { hero, intelligence, page, segments, trustedBy, whyDifferent } from '~/content/home';
import { partnerMarquee } from '~/content/partners';
import { statsBanner } from '~/content/stats';
import { successStory } from '~/content/success-story';
import { testimonialCarousel } from '~/content/testimonials';
import { CardListSection } from '~/blog/list/card-list-section';
import { loadFirstList } from '~/blog/api/blog-loaders.server';
import { organization, webSite } from '~/lib/seo/json-ld';
import { ArticlesData } from '~/blog/api/articles-data';
import { pageMeta } from '~/lib/seo/page-meta';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { Comparison } from '~/sections/comparison/comparison';
import { HomeHero } from '~/sections/home-hero/home-hero';
import { LinkList } from '~/sections/link-list/link-list';
import { Partners } from '~/sections/partners/partners';
import { ProductRows } from '~/sections/product-rows/product-rows';
import { Testimonials } from '~/sections/testimonials/testimonials';
import { Stats } from '~/sections/stats/stats';
import { SuccessStory } from '~/sections/success-story/success-story';

export const loader = async ({ context }: Route.LoaderArgs) => ({ state: await loadFirstList(context) });

export const meta: Route.MetaFunction = pageMeta({
  ...page,
  jsonLd: (site) => [
    organization(site, { description: page.description, profiles: socialProfiles.map(({ href }) => href) }),
    webSite(site, page.description),
  ],
});

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <ArticlesData state={loaderData.state}>
      <HomeHero {...hero} />
      <Partners {...trustedBy} />
      <Stats {...statsBanner} />
      <ProductRows {...intelligence} />
      <Testimonials {...testimonialCarousel} />
      <Partners {...partnerMarquee} />
      <CardListSection />
      <Comparison {...whyDifferent} />
      <SuccessStory {...successStory} />
      <LinkList {...segments} />
      <CallToAction {...closing} />
    </ArticlesData>
  );
}
