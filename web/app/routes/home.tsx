import type { Route } from './+types/home';
import { closing } from '~/content/closing';
import { socialProfiles } from '~/content/company';
import { hero, intelligence, page, segments, whyDifferent } from '~/content/home';
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
import { HomeHero } from '~/sections/home-hero/home-hero';
import { IntelligenceRows } from '~/sections/intelligence-rows/intelligence-rows';
import { PartnerMarquee } from '~/sections/partner-marquee/partner-marquee';
import { SegmentIndex } from '~/sections/segment-index/segment-index';
import { StatsBanner } from '~/sections/stats-banner/stats-banner';
import { SuccessStory } from '~/sections/success-story/success-story';
import { QuoteCarousel } from '~/sections/quote-carousel/quote-carousel';
import { WhyDifferent } from '~/sections/why-different/why-different';

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
      <StatsBanner {...statsBanner} />
      <IntelligenceRows {...intelligence} />
      <QuoteCarousel {...testimonialCarousel} />
      <PartnerMarquee {...partnerMarquee} />
      <CardListSection />
      <WhyDifferent {...whyDifferent} />
      <SuccessStory {...successStory} />
      <SegmentIndex {...segments} />
      <CallToAction {...closing} />
    </ArticlesData>
  );
}
