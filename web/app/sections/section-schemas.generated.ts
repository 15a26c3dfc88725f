// Made by scripts/sync-page-schemas.mjs from cms/src. Do not edit: edit the schemas there, then run it.
import { z } from 'zod';
import { picture } from '../lib/pictures.server.ts';

const toField = z
  .string()
  .min(1)
  .max(255)
  .regex(/^(\/(?!\/)|#|https:\/\/|mailto:|tel:)[^\s\\]*$/);

const toneField = z.enum(['paper', 'surface', 'deep', 'forest', 'hue']);

const hueField = z.enum(['surve-r', 'progran', 'drive-r']);

const anchorField = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[a-z0-9-]+$/);

const iconField = z.enum([
  'adjustments',
  'bell-ringing',
  'book',
  'brain',
  'calendar-check',
  'calendar-event',
  'camera',
  'certificate',
  'chart-dots',
  'chart-histogram',
  'checklist',
  'clipboard-check',
  'file-text',
  'flask',
  'heartbeat',
  'home',
  'language',
  'map-2',
  'map-pin',
  'message-question',
  'microphone',
  'package',
  'plant-2',
  'plug-connected',
  'report-analytics',
  'report-medical',
  'route',
  'scale',
  'school',
  'signature',
  'sitemap',
  'table-export',
  'target',
  'transform',
  'trees',
  'users',
  'users-group',
  'wifi-off',
  'world',
]);

const linkItem = z.object({
  label: z.string().min(1).max(80),
  to: toField,
  more: z.string().max(80).optional(),
});
export type LinkItem = z.output<typeof linkItem>;

const callToAction = z.object({
  title: z.string().min(1).max(120),
  text: z.string().min(1).max(600),
  actions: z.array(linkItem).max(2).default([]),
  variant: z.enum(['beside', 'band']).optional(),
  picture: picture.optional(),
});
export type CallToActionContent = z.output<typeof callToAction>;

const textItem = z.object({
  text: z.string().min(1).max(1000),
});
export type TextItem = z.output<typeof textItem>;

const statItem = z.object({
  value: z.string().min(1).max(40),
  label: z.string().min(1).max(80),
  note: z.string().max(80).optional(),
});
export type StatItem = z.output<typeof statItem>;

const cardItem = z.object({
  label: z.string().max(80).optional(),
  title: z.string().min(1).max(120),
  text: z.string().max(600).optional(),
  points: z.array(textItem).max(8).default([]),
  note: z.string().max(300).optional(),
  picture: picture.optional(),
  stats: z.array(statItem).max(4).default([]),
  action: linkItem.optional(),
  hue: hueField.optional(),
});
export type CardItem = z.output<typeof cardItem>;

const trialFactItem = z.object({
  value: z.string().min(1).max(40),
  unit: z.string().min(1).max(40),
  text: z.string().min(1).max(120),
});
export type TrialFactItem = z.output<typeof trialFactItem>;

const alternativeItem = z.object({
  text: z.string().min(1).max(120),
  label: z.string().min(1).max(80),
  to: toField,
});
export type AlternativeItem = z.output<typeof alternativeItem>;

const form = z.object({
  form: z.enum(['demo', 'contact', 'trial', 'apply', 'tell-more']),
  title: z.string().min(1).max(120),
  lead: z.string().max(600).optional(),
  values: z.array(cardItem).max(6).default([]),
  facts: z.array(trialFactItem).max(4).default([]),
  stepsTitle: z.string().max(120).optional(),
  steps: z.array(textItem).max(6).default([]),
  alternative: alternativeItem.optional(),
});
export type FormContent = z.output<typeof form>;

const pageLinkItem = z.object({
  title: z.string().min(1).max(120),
  text: z.string().min(1).max(300),
  to: toField,
  picture: picture.optional(),
});
export type PageLinkItem = z.output<typeof pageLinkItem>;

const linkList = z.object({
  title: z.string().min(1).max(120),
  variant: z.enum(['rows', 'cards']),
  lead: z.string().max(600).optional(),
  items: z.array(pageLinkItem).max(12).default([]),
  empty: z.string().max(120).optional(),
});
export type LinkListContent = z.output<typeof linkList>;

const anchorItem = z.object({
  label: z.string().min(1).max(80),
  anchor: anchorField,
});
export type AnchorItem = z.output<typeof anchorItem>;

const anchorNav = z.object({
  label: z.string().min(1).max(80),
  items: z.array(anchorItem).max(8).default([]),
  action: linkItem.optional(),
});
export type AnchorNavContent = z.output<typeof anchorNav>;

const pointItem = z.object({
  title: z.string().min(1).max(120),
  text: z.string().min(1).max(600),
});
export type PointItem = z.output<typeof pointItem>;

const homeHero = z.object({
  tag: z.string().max(60).optional(),
  title: z.string().min(1).max(120),
  lead: z.string().max(600).optional(),
  actions: z.array(linkItem).max(2).default([]),
  note: z.string().max(120).optional(),
  items: z.array(pointItem).max(4).default([]),
});
export type HomeHeroContent = z.output<typeof homeHero>;

const priceLinkItem = z.object({
  label: z.string().min(1).max(80),
  value: z.string().min(1).max(60),
  to: toField,
});
export type PriceLinkItem = z.output<typeof priceLinkItem>;

const pageHero = z.object({
  title: z.string().min(1).max(120),
  lead: z.string().max(1600).optional(),
  more: z.string().max(40).optional(),
  less: z.string().max(40).optional(),
  variant: z.enum(['band', 'message']),
  tone: toneField.optional(),
  actions: z.array(linkItem).max(3).default([]),
  picture: picture.optional(),
  label: z.string().max(80).optional(),
  items: z.array(priceLinkItem).max(6).default([]),
});
export type PageHeroContent = z.output<typeof pageHero>;

const viewItem = z.object({
  label: z.string().min(1).max(40),
  text: z.string().max(300).optional(),
  picture: picture.optional(),
});
export type ViewItem = z.output<typeof viewItem>;

const productHero = z.object({
  title: z.string().min(1).max(120),
  name: z.string().min(1).max(60),
  lead: z.string().max(600).optional(),
  actions: z.array(linkItem).max(3).default([]),
  items: z.array(textItem).max(4).default([]),
  picture: picture.optional(),
  opening: hueField.optional(),
  pictureTo: z
    .string()
    .max(255)
    .regex(/^(\/(?!\/)|#|https:\/\/|mailto:|tel:)[^\s\\]*$/)
    .optional(),
  viewsLegend: z.string().max(80).optional(),
  views: z.array(viewItem).max(4).default([]),
  answersLegend: z.string().max(80).optional(),
  answers: z.array(textItem).max(6).default([]),
});
export type ProductHeroContent = z.output<typeof productHero>;

const personItem = z.object({
  name: z.string().max(80).optional(),
  role: z.string().max(120).optional(),
  picture: picture.optional(),
  linkedin: z
    .string()
    .max(255)
    .regex(/^https:\/\/[^\s\\]+$/)
    .optional(),
});
export type PersonItem = z.output<typeof personItem>;

const team = z.object({
  title: z.string().min(1).max(120),
  lead: z.string().max(600).optional(),
  items: z.array(personItem).max(60).default([]),
  noName: z.string().min(1).max(60),
  noRole: z.string().min(1).max(60),
  text: z.string().min(1).max(600),
  action: linkItem,
  note: z.string().max(255).optional(),
});
export type TeamContent = z.output<typeof team>;

const cards = z.object({
  title: z.string().max(120).optional(),
  anchor: z
    .string()
    .max(40)
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  variant: z.enum(['grid', 'wide']),
  tone: toneField.optional(),
  lead: z.string().max(600).optional(),
  items: z.array(cardItem).min(1).max(12).default([]),
});
export type CardsContent = z.output<typeof cards>;

const challengeItem = z.object({
  title: z.string().min(1).max(120),
  icon: iconField.optional(),
  picture: picture.optional(),
  today: z.string().min(1).max(300),
  change: z.string().min(1).max(300),
});
export type ChallengeItem = z.output<typeof challengeItem>;

const challenges = z.object({
  title: z.string().min(1).max(120),
  subtitle: z.string().max(120).optional(),
  lead: z.string().max(600).optional(),
  label: z.string().min(1).max(80),
  items: z.array(challengeItem).max(9).default([]),
});
export type ChallengesContent = z.output<typeof challenges>;

const checklist = z.object({
  title: z.string().max(120).optional(),
  subtitle: z.string().max(200).optional(),
  anchor: z
    .string()
    .max(40)
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  variant: z.enum(['list', 'columns']),
  tone: toneField.optional(),
  lead: z.string().max(600).optional(),
  items: z.array(pointItem).min(1).max(12).default([]),
  picture: picture.optional(),
});
export type ChecklistContent = z.output<typeof checklist>;

const contrastItem = z.object({
  usual: z.string().min(1).max(200),
  ours: z.string().min(1).max(200),
});
export type ContrastItem = z.output<typeof contrastItem>;

const productLinkItem = z.object({
  label: z.string().min(1).max(80),
  text: z.string().min(1).max(120),
  to: toField,
  hue: hueField,
});
export type ProductLinkItem = z.output<typeof productLinkItem>;

const comparison = z.object({
  title: z.string().min(1).max(120),
  lead: z.string().max(600).optional(),
  usualLabel: z.string().min(1).max(60),
  oursLabel: z.string().min(1).max(60),
  items: z.array(contrastItem).max(8).default([]),
  products: z.array(productLinkItem).max(6).default([]),
  action: linkItem,
});
export type ComparisonContent = z.output<typeof comparison>;

const videoItem = z.object({
  title: z.string().min(1).max(120),
  description: z.string().min(1).max(300),
  videoId: z.string().max(1000).optional(),
  category: z.string().min(1).max(60),
  duration: z
    .string()
    .min(1)
    .max(8)
    .regex(/^\d+:\d{2}$/),
  available: z.boolean().optional(),
  picture: picture.optional(),
  uploaded: z.iso.date().optional(),
});
export type VideoItem = z.output<typeof videoItem>;

const demoVideos = z.object({
  title: z.string().max(120).optional(),
  items: z.array(videoItem).max(24).default([]),
});
export type DemoVideosContent = z.output<typeof demoVideos>;

const offerBenefitItem = z.object({
  text: z.string().min(1).max(200),
  label: z.string().min(1).max(80),
});
export type OfferBenefitItem = z.output<typeof offerBenefitItem>;

const offer = z.object({
  title: z.string().min(1).max(120),
  anchor: anchorField,
  tone: z.enum(['leaf', 'sand', 'amber']).optional(),
  subtitle: z.string().min(1).max(120),
  text: z.string().min(1).max(600),
  challengesTitle: z.string().min(1).max(80),
  challenges: z.array(textItem).max(8).default([]),
  itemsTitle: z.string().min(1).max(80),
  items: z.array(offerBenefitItem).max(8).default([]),
  from: z.string().max(20).optional(),
  price: z.string().min(1).max(40),
  note: z.string().min(1).max(300),
  action: linkItem,
  picture: picture.optional(),
});
export type OfferContent = z.output<typeof offer>;

const offeringItem = z.object({
  title: z.string().min(1).max(120),
  icon: iconField,
  picture: picture.optional(),
  text: z.string().min(1).max(600),
  points: z.array(textItem).max(8).default([]),
});
export type OfferingItem = z.output<typeof offeringItem>;

const offerings = z.object({
  title: z.string().min(1).max(120),
  lead: z.string().max(600).optional(),
  items: z.array(offeringItem).max(9).default([]),
  variant: z.enum(['panel', 'pictures']),
  tone: z.enum(['light', 'paper', 'dark']),
  picture: picture.optional(),
});
export type OfferingsContent = z.output<typeof offerings>;

const priceItem = z.object({
  value: z.string().min(1).max(60),
  label: z.string().min(1).max(80),
});
export type PriceItem = z.output<typeof priceItem>;

const planItem = z.object({
  title: z.string().min(1).max(120),
  text: z.string().min(1).max(300),
  prices: z.array(priceItem).max(6).default([]),
  action: linkItem,
});
export type PlanItem = z.output<typeof planItem>;

const planAspectItem = z.object({
  label: z.string().min(1).max(80),
  hosted: z.string().min(1).max(160),
  selfHosted: z.string().min(1).max(160),
});
export type PlanAspectItem = z.output<typeof planAspectItem>;

const plans = z.object({
  title: z.string().min(1).max(120),
  subtitle: z.string().max(120).optional(),
  variant: z.enum(['panel', 'halves']).optional(),
  lead: z.string().max(600).optional(),
  hosted: planItem,
  selfHosted: planItem,
  items: z.array(planAspectItem).max(12).default([]),
  note: z.string().max(300).optional(),
});
export type PlansContent = z.output<typeof plans>;

const rowItem = z.object({
  label: z.string().max(80).optional(),
  title: z.string().min(1).max(120),
  subtitle: z.string().max(80).optional(),
  text: z.string().min(1).max(600),
  points: z.array(textItem).max(8).default([]),
  picture: picture.optional(),
  action: linkItem.optional(),
  anchor: z
    .string()
    .max(40)
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  hue: hueField.optional(),
  viewsLegend: z.string().max(80).optional(),
  views: z.array(viewItem).max(4).default([]),
  tone: toneField.optional(),
});
export type RowItem = z.output<typeof rowItem>;

const rows = z.object({
  title: z.string().max(120).optional(),
  variant: z.enum(['bands', 'stack']),
  tone: toneField.optional(),
  reveal: z.boolean().optional(),
  lead: z.string().max(600).optional(),
  items: z.array(rowItem).max(12).default([]),
  action: linkItem.optional(),
  empty: z.string().max(120).optional(),
});
export type RowsContent = z.output<typeof rows>;

const stepItem = z.object({
  title: z.string().min(1).max(120),
  label: z.string().max(40).optional(),
  text: z.string().min(1).max(600),
  note: z.string().max(120).optional(),
  picture: picture.optional(),
});
export type StepItem = z.output<typeof stepItem>;

const steps = z.object({
  title: z.string().min(1).max(120),
  variant: z.enum(['line', 'years']),
  picture: picture.optional(),
  tone: z.enum(['dark', 'light']).optional(),
  lead: z.string().max(600).optional(),
  items: z.array(stepItem).max(8).default([]),
  noteLabel: z.string().max(40).optional(),
});
export type StepsContent = z.output<typeof steps>;

const text = z.object({
  title: z.string().min(1).max(120),
  tone: z.enum(['paper', 'deep']),
  paragraphs: z.array(textItem).max(12).default([]),
});
export type TextContent = z.output<typeof text>;

const screenItem = z.object({
  title: z.string().min(1).max(120),
  anchor: anchorField,
  label: z.string().min(1).max(40),
  variant: z.enum(['large', 'card']).optional(),
  text: z.string().min(1).max(600),
  picture: picture.optional(),
  viewsLegend: z.string().max(80).optional(),
  views: z.array(viewItem).max(4).default([]),
  tone: toneField.optional(),
});
export type ScreenItem = z.output<typeof screenItem>;

const tour = z.object({
  title: z.string().min(1).max(120),
  lead: z.string().max(600).optional(),
  items: z.array(screenItem).max(10).default([]),
});
export type TourContent = z.output<typeof tour>;

const choiceItem = z.object({
  label: z.string().min(1).max(80),
  text: z.string().min(1).max(300),
  picture: picture.optional(),
  viewsLegend: z.string().max(80).optional(),
  views: z.array(viewItem).max(4).default([]),
});
export type ChoiceItem = z.output<typeof choiceItem>;

const tryIt = z.object({
  title: z.string().min(1).max(120),
  when: z.string().max(40).optional(),
  variant: z.enum(['list', 'switch']).optional(),
  lead: z.string().max(600).optional(),
  legend: z.string().min(1).max(120),
  items: z.array(choiceItem).min(2).max(4).default([]),
});
export type TryItContent = z.output<typeof tryIt>;

const quoteItem = z.object({
  person: z.string().min(1).max(80),
  role: z.string().min(1).max(120),
  text: z.string().min(1).max(600),
  picture: picture.optional(),
  figure: z.string().max(20).optional(),
  figureLabel: z.string().max(120).optional(),
});
export type QuoteItem = z.output<typeof quoteItem>;

const video = z.object({
  title: z.string().min(1).max(120),
  variant: z.enum(['beside', 'scene']).optional(),
  text: z.string().max(600).optional(),
  video: videoItem,
  action: linkItem.optional(),
  items: z.array(statItem).max(4).default([]),
  quote: quoteItem.optional(),
});
export type VideoContent = z.output<typeof video>;

const articleList = z.object({
  title: z.string().min(1).max(120),
  variant: z.enum(['latest', 'index']),
  lead: z.string().max(600).optional(),
  empty: z.string().max(120).optional(),
  action: linkItem.optional(),
});
export type ArticleListContent = z.output<typeof articleList>;

const partnerItem = z.object({
  name: z.string().min(1).max(80),
  picture: picture.optional(),
});
export type PartnerItem = z.output<typeof partnerItem>;

const partners = z.object({
  title: z.string().min(1).max(120),
  variant: z.enum(['moving', 'boxes']),
  items: z.array(partnerItem).max(24).default([]),
  note: z.string().max(255).optional(),
});
export type PartnersContent = z.output<typeof partners>;

const quotes = z.object({
  title: z.string().max(120).optional(),
  variant: z.enum(['cards', 'carousel']),
  tone: toneField.optional(),
  lead: z.string().max(600).optional(),
  items: z.array(quoteItem).max(12).default([]),
  featured: quoteItem.optional(),
  words: z.number().int().min(10).max(100).optional(),
  note: z.string().max(255).optional(),
  picture: picture.optional(),
});
export type QuotesContent = z.output<typeof quotes>;

const recordProjectItem = z.object({
  title: z.string().min(1).max(80),
  place: z.string().min(1).max(80),
  records: z.number().int().min(1).max(3000),
  figure: z.string().min(1).max(120),
  villages: z.string().min(1).max(400),
  question: z.string().min(1).max(160),
  answers: z.string().min(1).max(400),
  action: linkItem.optional(),
});
export type RecordProjectItem = z.output<typeof recordProjectItem>;

const recordLabelsItem = z.object({
  hint: z.string().min(1).max(120),
  touchHint: z.string().max(120).optional(),
  next: z.string().min(1).max(120),
  record: z.string().min(1).max(120),
  accuracy: z.string().min(1).max(120),
  counts: z.string().min(1).max(120),
  project: z.string().min(1).max(120),
});
export type RecordLabelsItem = z.output<typeof recordLabelsItem>;

const stats = z.object({
  title: z.string().max(120).optional(),
  anchor: z
    .string()
    .max(40)
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  variant: z.enum(['row', 'dots']),
  tone: toneField.optional(),
  lead: z.string().max(600).optional(),
  items: z.array(statItem).max(8).default([]),
  action: linkItem.optional(),
  note: z.string().max(300).optional(),
  projects: z.array(recordProjectItem).max(12).default([]),
  recordLabels: recordLabelsItem.optional(),
});
export type StatsContent = z.output<typeof stats>;

const storyList = z.object({
  title: z.string().min(1).max(120),
  action: linkItem.optional(),
});
export type StoryListContent = z.output<typeof storyList>;

const indicatorItem = z.object({
  label: z.string().min(1).max(80),
  method: z.string().min(1).max(120),
  evidence: z.string().min(1).max(120),
});
export type IndicatorItem = z.output<typeof indicatorItem>;

const table = z.object({
  title: z.string().min(1).max(120),
  lead: z.string().max(600).optional(),
  columns: z.array(textItem).min(3).max(3).default([]),
  items: z.array(indicatorItem).max(12).default([]),
  picture: picture.optional(),
});
export type TableContent = z.output<typeof table>;

/** A section of a page. */
export const section = z.discriminatedUnion('__component', [
  callToAction.extend({ __component: z.literal('closing.call-to-action') }),
  form.extend({ __component: z.literal('closing.form') }),
  linkList.extend({ __component: z.literal('closing.link-list') }),
  anchorNav.extend({ __component: z.literal('opening.anchor-nav') }),
  homeHero.extend({ __component: z.literal('opening.home-hero') }),
  pageHero.extend({ __component: z.literal('opening.page-hero') }),
  productHero.extend({ __component: z.literal('opening.product-hero') }),
  team.extend({ __component: z.literal('people.team') }),
  cards.extend({ __component: z.literal('product.cards') }),
  challenges.extend({ __component: z.literal('product.challenges') }),
  checklist.extend({ __component: z.literal('product.checklist') }),
  comparison.extend({ __component: z.literal('product.comparison') }),
  demoVideos.extend({ __component: z.literal('product.demo-videos') }),
  offer.extend({ __component: z.literal('product.offer') }),
  offerings.extend({ __component: z.literal('product.offerings') }),
  plans.extend({ __component: z.literal('product.plans') }),
  rows.extend({ __component: z.literal('product.rows') }),
  steps.extend({ __component: z.literal('product.steps') }),
  text.extend({ __component: z.literal('product.text') }),
  tour.extend({ __component: z.literal('product.tour') }),
  tryIt.extend({ __component: z.literal('product.try-it') }),
  video.extend({ __component: z.literal('product.video') }),
  articleList.extend({ __component: z.literal('proof.article-list') }),
  partners.extend({ __component: z.literal('proof.partners') }),
  quotes.extend({ __component: z.literal('proof.quotes') }),
  stats.extend({ __component: z.literal('proof.stats') }),
  storyList.extend({ __component: z.literal('proof.story-list') }),
  table.extend({ __component: z.literal('proof.table') }),
]);
export type Section = z.output<typeof section>;
