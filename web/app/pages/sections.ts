import type { ComponentType } from 'react';
import type { Crumb } from '~/components/breadcrumb';
import type { Section } from '~/sections/section-schemas.generated';

export type SectionUid = Section['__component'];
type PropsOf<Uid> = Omit<Extract<Section, { __component: Uid }>, '__component'>;
/** `crumbs` is the breadcrumb of the page, for sections that open it. */
type Component<Uid> = ComponentType<PropsOf<Uid> & { crumbs?: readonly Crumb[] }>;
type SectionModule<C> = {
  /** Relative to `app`, without the extension: the key in the manifest of the build. */
  file: string;
  load: () => Promise<C>;
};

const section = <C>(file: string, load: () => Promise<C>): SectionModule<C> => ({ file, load });

/** The component of each section, loaded with its styles by the pages that have it. A missing one is a type error. */
export const sections: { [Uid in SectionUid]: SectionModule<Component<Uid>> } = {
  'closing.call-to-action': section('sections/call-to-action/call-to-action', () =>
    import('~/sections/call-to-action/call-to-action').then(({ CallToAction }) => CallToAction),
  ),
  'closing.link-list': section('sections/link-list/link-list', () =>
    import('~/sections/link-list/link-list').then(({ LinkList }) => LinkList),
  ),
  'opening.about-hero': section('sections/about-hero/about-hero', () =>
    import('~/sections/about-hero/about-hero').then(({ AboutHero }) => AboutHero),
  ),
  'opening.anchor-nav': section('sections/anchor-nav/anchor-nav', () =>
    import('~/sections/anchor-nav/anchor-nav').then(({ AnchorNav }) => AnchorNav),
  ),
  'opening.apply-form': section('forms/apply/apply-form', () =>
    import('~/forms/apply/apply-form').then(({ ApplyForm }) => ApplyForm),
  ),
  'opening.article-index': section('pages/article-index', () =>
    import('~/pages/article-index').then(({ ArticleIndex }) => ArticleIndex),
  ),
  'opening.contact-form': section('forms/contact/contact-form', () =>
    import('~/forms/contact/contact-form').then(({ ContactForm }) => ContactForm),
  ),
  'opening.demo-form': section('forms/demo/demo-form', () =>
    import('~/forms/demo/demo-form').then(({ DemoForm }) => DemoForm),
  ),
  'opening.home-hero': section('sections/home-hero/home-hero', () =>
    import('~/sections/home-hero/home-hero').then(({ HomeHero }) => HomeHero),
  ),
  'opening.message': section('sections/message/message', () =>
    import('~/sections/message/message').then(({ Message }) => Message),
  ),
  'opening.page-hero': section('sections/page-hero/page-hero', () =>
    import('~/sections/page-hero/page-hero').then(({ PageHero }) => PageHero),
  ),
  'opening.product-hero': section('sections/product-hero/product-hero', () =>
    import('~/sections/product-hero/product-hero').then(({ ProductHero }) => ProductHero),
  ),
  'opening.stats-hero': section('sections/stats-hero/stats-hero', () =>
    import('~/sections/stats-hero/stats-hero').then(({ StatsHero }) => StatsHero),
  ),
  'opening.tell-more-form': section('forms/tell-more/tell-more-form', () =>
    import('~/forms/tell-more/tell-more-form').then(({ TellMoreForm }) => TellMoreForm),
  ),
  'opening.trial-form': section('forms/trial/trial-form', () =>
    import('~/forms/trial/trial-form').then(({ TrialForm }) => TrialForm),
  ),
  'people.team': section('sections/team/team', () => import('~/sections/team/team').then(({ Team }) => Team)),
  'people.values': section('sections/values/values', () =>
    import('~/sections/values/values').then(({ Values }) => Values),
  ),
  'product.benefits': section('sections/benefits/benefits', () =>
    import('~/sections/benefits/benefits').then(({ Benefits }) => Benefits),
  ),
  'product.challenges': section('sections/challenges/challenges', () =>
    import('~/sections/challenges/challenges').then(({ Challenges }) => Challenges),
  ),
  'product.comparison': section('sections/comparison/comparison', () =>
    import('~/sections/comparison/comparison').then(({ Comparison }) => Comparison),
  ),
  'product.demo-videos': section('demos/demo-gallery', () =>
    import('~/demos/demo-gallery').then(({ DemoGallery }) => DemoGallery),
  ),
  'product.feature-rows': section('sections/feature-rows/feature-rows', () =>
    import('~/sections/feature-rows/feature-rows').then(({ FeatureRows }) => FeatureRows),
  ),
  'product.impact-areas': section('sections/impact-areas/impact-areas', () =>
    import('~/sections/impact-areas/impact-areas').then(({ ImpactAreas }) => ImpactAreas),
  ),
  'product.offer': section('sections/offer/offer', () => import('~/sections/offer/offer').then(({ Offer }) => Offer)),
  'product.offerings': section('sections/offerings/offerings', () =>
    import('~/sections/offerings/offerings').then(({ Offerings }) => Offerings),
  ),
  'product.plans': section('sections/plans/plans', () => import('~/sections/plans/plans').then(({ Plans }) => Plans)),
  'product.points': section('sections/points/points', () =>
    import('~/sections/points/points').then(({ Points }) => Points),
  ),
  'product.product-rows': section('sections/product-rows/product-rows', () =>
    import('~/sections/product-rows/product-rows').then(({ ProductRows }) => ProductRows),
  ),
  'product.prototypes': section('sections/prototypes/prototypes', () =>
    import('~/sections/prototypes/prototypes').then(({ Prototypes }) => Prototypes),
  ),
  'product.reasons': section('sections/reasons/reasons', () =>
    import('~/sections/reasons/reasons').then(({ Reasons }) => Reasons),
  ),
  'product.screen-tour': section('sections/screen-tour/screen-tour', () =>
    import('~/sections/screen-tour/screen-tour').then(({ ScreenTour }) => ScreenTour),
  ),
  'product.steps': section('sections/steps/steps', () => import('~/sections/steps/steps').then(({ Steps }) => Steps)),
  'product.text': section('sections/text/text', () => import('~/sections/text/text').then(({ Text }) => Text)),
  'product.try-it': section('sections/try-it/try-it', () =>
    import('~/sections/try-it/try-it').then(({ TryIt }) => TryIt),
  ),
  'product.video': section('sections/video/video', () => import('~/sections/video/video').then(({ Video }) => Video)),
  'proof.article-list': section('pages/article-list', () =>
    import('~/pages/article-list').then(({ ArticleList }) => ArticleList),
  ),
  'proof.case-studies': section('sections/case-studies/case-studies', () =>
    import('~/sections/case-studies/case-studies').then(({ CaseStudies }) => CaseStudies),
  ),
  'proof.dashboard': section('sections/dashboard/dashboard', () =>
    import('~/sections/dashboard/dashboard').then(({ Dashboard }) => Dashboard),
  ),
  'proof.indicator-library': section('sections/indicator-library/indicator-library', () =>
    import('~/sections/indicator-library/indicator-library').then(({ IndicatorLibrary }) => IndicatorLibrary),
  ),
  'proof.indicator-table': section('sections/indicator-table/indicator-table', () =>
    import('~/sections/indicator-table/indicator-table').then(({ IndicatorTable }) => IndicatorTable),
  ),
  'proof.partners': section('sections/partners/partners', () =>
    import('~/sections/partners/partners').then(({ Partners }) => Partners),
  ),
  'proof.quote': section('sections/quote/quote', () => import('~/sections/quote/quote').then(({ Quote }) => Quote)),
  'proof.quotes': section('sections/quotes/quotes', () =>
    import('~/sections/quotes/quotes').then(({ Quotes }) => Quotes),
  ),
  'proof.reports': section('sections/reports/reports', () =>
    import('~/sections/reports/reports').then(({ Reports }) => Reports),
  ),
  'proof.stats': section('sections/stats/stats', () => import('~/sections/stats/stats').then(({ Stats }) => Stats)),
  'proof.story-list': section('pages/stories', () => import('~/pages/stories').then(({ Stories }) => Stories)),
  'proof.success-story': section('sections/success-story/success-story', () =>
    import('~/sections/success-story/success-story').then(({ SuccessStory }) => SuccessStory),
  ),
  'proof.testimonials': section('sections/testimonials/testimonials', () =>
    import('~/sections/testimonials/testimonials').then(({ Testimonials }) => Testimonials),
  ),
};
