import type { ComponentType } from 'react';
import type { Crumb } from '~/components/breadcrumb';
import type { Section } from '~/sections/section-schemas.generated';

type PropsOf<Uid> = Omit<Extract<Section, { __component: Uid }>, '__component'>;
/** `crumbs` is the breadcrumb of the page, for sections that open it. */
type Component<Uid> = ComponentType<PropsOf<Uid> & { crumbs?: readonly Crumb[] }>;
type SectionModule<C> = {
  /** Relative to `app`, without the extension: the key in the manifest of the build. */
  file: string;
  load: () => Promise<C>;
};
type Uid = Section['__component'];
/** Each form has a module of its own, so that a page loads the code of one. */
type FormModule = `closing.form.${PropsOf<'closing.form'>['form']}`;
export type ModuleName = Exclude<Uid, 'closing.form'> | FormModule;
type Modules = { [Name in Exclude<Uid, 'closing.form'>]: SectionModule<Component<Name>> } & {
  [Name in FormModule]: SectionModule<Component<'closing.form'>>;
};

/** Returns the name of the module that renders a section. */
export const moduleName = (section: Section): ModuleName =>
  section.__component === 'closing.form' ? `closing.form.${section.form}` : section.__component;

const section = <C>(file: string, load: () => Promise<C>): SectionModule<C> => ({ file, load });

/** The component of each section, loaded with its styles by the pages that have it. A missing one is a type error. */
export const sections: Modules = {
  'closing.call-to-action': section('sections/call-to-action/call-to-action', () =>
    import('~/sections/call-to-action/call-to-action').then(({ CallToAction }) => CallToAction),
  ),
  'closing.form.apply': section('forms/apply/apply-form', () =>
    import('~/forms/apply/apply-form').then(({ ApplyForm }) => ApplyForm),
  ),
  'closing.form.contact': section('forms/contact/contact-form', () =>
    import('~/forms/contact/contact-form').then(({ ContactForm }) => ContactForm),
  ),
  'closing.form.demo': section('forms/demo/demo-form', () =>
    import('~/forms/demo/demo-form').then(({ DemoForm }) => DemoForm),
  ),
  'closing.form.tell-more': section('forms/tell-more/tell-more-form', () =>
    import('~/forms/tell-more/tell-more-form').then(({ TellMoreForm }) => TellMoreForm),
  ),
  'closing.form.trial': section('forms/trial/trial-form', () =>
    import('~/forms/trial/trial-form').then(({ TrialForm }) => TrialForm),
  ),
  'closing.link-list': section('sections/link-list/link-list', () =>
    import('~/sections/link-list/link-list').then(({ LinkList }) => LinkList),
  ),
  'opening.anchor-nav': section('sections/anchor-nav/anchor-nav', () =>
    import('~/sections/anchor-nav/anchor-nav').then(({ AnchorNav }) => AnchorNav),
  ),
  'opening.home-hero': section('sections/home-hero/home-hero', () =>
    import('~/sections/home-hero/home-hero').then(({ HomeHero }) => HomeHero),
  ),
  'opening.page-hero': section('sections/page-hero/page-hero', () =>
    import('~/sections/page-hero/page-hero').then(({ PageHero }) => PageHero),
  ),
  'opening.product-hero': section('sections/product-hero/product-hero', () =>
    import('~/sections/product-hero/product-hero').then(({ ProductHero }) => ProductHero),
  ),
  'people.team': section('sections/team/team', () => import('~/sections/team/team').then(({ Team }) => Team)),
  'product.cards': section('sections/cards/cards', () => import('~/sections/cards/cards').then(({ Cards }) => Cards)),
  'product.challenges': section('sections/challenges/challenges', () =>
    import('~/sections/challenges/challenges').then(({ Challenges }) => Challenges),
  ),
  'product.checklist': section('sections/checklist/checklist', () =>
    import('~/sections/checklist/checklist').then(({ Checklist }) => Checklist),
  ),
  'product.comparison': section('sections/comparison/comparison', () =>
    import('~/sections/comparison/comparison').then(({ Comparison }) => Comparison),
  ),
  'product.demo-videos': section('demos/demo-gallery', () =>
    import('~/demos/demo-gallery').then(({ DemoGallery }) => DemoGallery),
  ),
  'product.offer': section('sections/offer/offer', () => import('~/sections/offer/offer').then(({ Offer }) => Offer)),
  'product.offerings': section('sections/offerings/offerings', () =>
    import('~/sections/offerings/offerings').then(({ Offerings }) => Offerings),
  ),
  'product.plans': section('sections/plans/plans', () => import('~/sections/plans/plans').then(({ Plans }) => Plans)),
  'product.rows': section('sections/rows/rows', () => import('~/sections/rows/rows').then(({ Rows }) => Rows)),
  'product.steps': section('sections/steps/steps', () => import('~/sections/steps/steps').then(({ Steps }) => Steps)),
  'product.text': section('sections/text/text', () => import('~/sections/text/text').then(({ Text }) => Text)),
  'product.tour': section('sections/tour/tour', () => import('~/sections/tour/tour').then(({ Tour }) => Tour)),
  'product.try-it': section('sections/try-it/try-it', () =>
    import('~/sections/try-it/try-it').then(({ TryIt }) => TryIt),
  ),
  'product.video': section('sections/video/video', () => import('~/sections/video/video').then(({ Video }) => Video)),
  'proof.article-list': section('pages/article-list', () =>
    import('~/pages/article-list').then(({ ArticleList }) => ArticleList),
  ),
  'proof.partners': section('sections/partners/partners', () =>
    import('~/sections/partners/partners').then(({ Partners }) => Partners),
  ),
  'proof.quotes': section('sections/quotes/quotes', () =>
    import('~/sections/quotes/quotes').then(({ Quotes }) => Quotes),
  ),
  'proof.stats': section('sections/stats/stats', () => import('~/sections/stats/stats').then(({ Stats }) => Stats)),
  'proof.story-list': section('pages/stories', () => import('~/pages/stories').then(({ Stories }) => Stories)),
  'proof.table': section('sections/table/table', () => import('~/sections/table/table').then(({ Table }) => Table)),
};
