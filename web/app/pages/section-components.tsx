import type { ComponentType } from 'react';
import type { Crumb } from '~/components/breadcrumb';
import { AboutHero } from '~/sections/about-hero/about-hero';
import { AnchorNav } from '~/sections/anchor-nav/anchor-nav';
import { Benefits } from '~/sections/benefits/benefits';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { Challenges } from '~/sections/challenges/challenges';
import { Comparison } from '~/sections/comparison/comparison';
import { Dashboard } from '~/sections/dashboard/dashboard';
import { FeatureRows } from '~/sections/feature-rows/feature-rows';
import { HomeHero } from '~/sections/home-hero/home-hero';
import { ImpactAreas } from '~/sections/impact-areas/impact-areas';
import { IndicatorLibrary } from '~/sections/indicator-library/indicator-library';
import { IndicatorTable } from '~/sections/indicator-table/indicator-table';
import { LinkList } from '~/sections/link-list/link-list';
import { Offer } from '~/sections/offer/offer';
import { Offerings } from '~/sections/offerings/offerings';
import { PageHero } from '~/sections/page-hero/page-hero';
import { Partners } from '~/sections/partners/partners';
import { Plans } from '~/sections/plans/plans';
import { Points } from '~/sections/points/points';
import { ProductHero } from '~/sections/product-hero/product-hero';
import { ProductRows } from '~/sections/product-rows/product-rows';
import { Prototypes } from '~/sections/prototypes/prototypes';
import { Quote } from '~/sections/quote/quote';
import { Quotes } from '~/sections/quotes/quotes';
import { Reasons } from '~/sections/reasons/reasons';
import { Reports } from '~/sections/reports/reports';
import { ScreenTour } from '~/sections/screen-tour/screen-tour';
import { Stats } from '~/sections/stats/stats';
import { StatsHero } from '~/sections/stats-hero/stats-hero';
import { Steps } from '~/sections/steps/steps';
import { SuccessStory } from '~/sections/success-story/success-story';
import { Team } from '~/sections/team/team';
import { Testimonials } from '~/sections/testimonials/testimonials';
import { Text } from '~/sections/text/text';
import { Values } from '~/sections/values/values';
import { Video } from '~/sections/video/video';
import type { Section } from '~/sections/section-schemas.generated';

type PropsOf<Uid> = Omit<Extract<Section, { __component: Uid }>, '__component'>;
/** `crumbs` is the breadcrumb of the page, for sections that open it. */
type SectionComponents = {
  [Uid in Section['__component']]: ComponentType<PropsOf<Uid> & { crumbs?: readonly Crumb[] }>;
};

/**
 * The component of each section. A section without one is a type error. The build copies the lines of a page's sections
 * into the module of that page (`shipped-pages.ts`), so a page loads no other sections.
 */
export const sectionComponents: SectionComponents = {
  'closing.call-to-action': CallToAction,
  'closing.link-list': LinkList,
  'opening.about-hero': AboutHero,
  'opening.anchor-nav': AnchorNav,
  'opening.home-hero': HomeHero,
  'opening.page-hero': PageHero,
  'opening.product-hero': ProductHero,
  'opening.stats-hero': StatsHero,
  'people.team': Team,
  'people.values': Values,
  'product.benefits': Benefits,
  'product.challenges': Challenges,
  'product.comparison': Comparison,
  'product.feature-rows': FeatureRows,
  'product.impact-areas': ImpactAreas,
  'product.offer': Offer,
  'product.offerings': Offerings,
  'product.plans': Plans,
  'product.points': Points,
  'product.product-rows': ProductRows,
  'product.prototypes': Prototypes,
  'product.reasons': Reasons,
  'product.screen-tour': ScreenTour,
  'product.steps': Steps,
  'product.text': Text,
  'product.video': Video,
  'proof.dashboard': Dashboard,
  'proof.indicator-library': IndicatorLibrary,
  'proof.indicator-table': IndicatorTable,
  'proof.partners': Partners,
  'proof.quote': Quote,
  'proof.quotes': Quotes,
  'proof.reports': Reports,
  'proof.stats': Stats,
  'proof.success-story': SuccessStory,
  'proof.testimonials': Testimonials,
};
