// Made by scripts/sync-page-schemas.mjs from cms/src. Do not edit: edit the schemas there, then run it.
import { z } from 'zod';
import { mediaImage } from '../lib/media-image.ts';
import { picture } from '../lib/picture.ts';

const toField = z
  .string()
  .min(1)
  .max(255)
  .regex(/^(\/(?!\/)|#|https:\/\/|mailto:|tel:)[^\s\\]*$/);

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

const hueField = z.enum(['surve-r', 'progran', 'drive-r']);

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

const pageLinkItem = z.object({
  title: z.string().min(1).max(120),
  text: z.string().min(1).max(300),
  to: toField,
  picture: picture.optional(),
});
export type PageLinkItem = z.output<typeof pageLinkItem>;

const linkList = z.object({
  title: z.string().min(1).max(120),
  variant: z.enum(['rows', 'arrows', 'columns', 'cards', 'preview']),
  lead: z.string().max(600).optional(),
  items: z.array(pageLinkItem).max(12).default([]),
  empty: z.string().max(120).optional(),
});
export type LinkListContent = z.output<typeof linkList>;

const statItem = z.object({
  value: z.string().min(1).max(40),
  label: z.string().min(1).max(80),
  note: z.string().max(80).optional(),
});
export type StatItem = z.output<typeof statItem>;

const aboutHero = z.object({
  title: z.string().min(1).max(120),
  text: z.string().min(1).max(1500),
  more: z.string().min(1).max(40),
  less: z.string().min(1).max(40),
  items: z.array(statItem).max(6).default([]),
});
export type AboutHeroContent = z.output<typeof aboutHero>;

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

const benefitItem = z.object({
  title: z.string().min(1).max(120),
  text: z.string().min(1).max(600),
  picture: picture.optional(),
});
export type BenefitItem = z.output<typeof benefitItem>;

const applyForm = z.object({
  title: z.string().min(1).max(120),
  lead: z.string().max(600).optional(),
  values: z.array(benefitItem).max(6).default([]),
});
export type ApplyFormContent = z.output<typeof applyForm>;

const articleIndex = z.object({
  title: z.string().min(1).max(120),
  lead: z.string().max(600).optional(),
});
export type ArticleIndexContent = z.output<typeof articleIndex>;

const alternativeItem = z.object({
  text: z.string().min(1).max(120),
  label: z.string().min(1).max(80),
  to: toField,
});
export type AlternativeItem = z.output<typeof alternativeItem>;

const contactForm = z.object({
  title: z.string().min(1).max(120),
  lead: z.string().max(600).optional(),
  alternative: alternativeItem.optional(),
});
export type ContactFormContent = z.output<typeof contactForm>;

const demoForm = z.object({
  title: z.string().min(1).max(120),
  lead: z.string().max(600).optional(),
  alternative: alternativeItem.optional(),
});
export type DemoFormContent = z.output<typeof demoForm>;

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

const textItem = z.object({
  text: z.string().min(1).max(1000),
});
export type TextItem = z.output<typeof textItem>;

const message = z.object({
  title: z.string().min(1).max(120),
  text: z.string().min(1).max(600),
  actions: z.array(linkItem).max(3).default([]),
  variant: z.enum(['landing', 'checking']).optional(),
  dotLabels: z.array(textItem).max(4).default([]),
});
export type MessageContent = z.output<typeof message>;

const priceLinkItem = z.object({
  label: z.string().min(1).max(80),
  value: z.string().min(1).max(60),
  to: toField,
});
export type PriceLinkItem = z.output<typeof priceLinkItem>;

const pageHero = z.object({
  title: z.string().min(1).max(120),
  lead: z.string().max(600).optional(),
  variant: z.enum(['paper', 'deep', 'hue', 'forest', 'story', 'cards']),
  actions: z.array(linkItem).max(2).default([]),
  picture: picture.optional(),
  dots: z.boolean().optional(),
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

const statsHero = z.object({
  title: z.string().min(1).max(120),
  lead: z.string().max(600).optional(),
  items: z.array(statItem).max(6).default([]),
  action: linkItem.optional(),
});
export type StatsHeroContent = z.output<typeof statsHero>;

const tellMoreForm = z.object({
  title: z.string().min(1).max(120),
  lead: z.string().max(600).optional(),
  alternative: alternativeItem.optional(),
});
export type TellMoreFormContent = z.output<typeof tellMoreForm>;

const trialFactItem = z.object({
  value: z.string().min(1).max(40),
  unit: z.string().min(1).max(40),
  text: z.string().min(1).max(120),
});
export type TrialFactItem = z.output<typeof trialFactItem>;

const trialForm = z.object({
  title: z.string().min(1).max(120),
  lead: z.string().max(600).optional(),
  facts: z.array(trialFactItem).max(4).default([]),
  stepsTitle: z.string().min(1).max(120),
  steps: z.array(textItem).max(6).default([]),
  alternative: alternativeItem.optional(),
});
export type TrialFormContent = z.output<typeof trialForm>;

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

const values = z.object({
  title: z.string().min(1).max(120),
  lead: z.string().max(600).optional(),
  items: z.array(pointItem).max(6).default([]),
  principlesTitle: z.string().min(1).max(80),
  principles: z.array(benefitItem).max(8).default([]),
});
export type ValuesContent = z.output<typeof values>;

const benefits = z.object({
  title: z.string().min(1).max(120),
  lead: z.string().max(600).optional(),
  items: z.array(benefitItem).max(6).default([]),
});
export type BenefitsContent = z.output<typeof benefits>;

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
  poster: z.string().max(120).optional(),
  image: mediaImage.optional(),
  uploaded: z.iso.date().optional(),
});
export type VideoItem = z.output<typeof videoItem>;

const demoVideos = z.object({
  title: z.string().max(120).optional(),
  items: z.array(videoItem).max(24).default([]),
  variant: z.enum(['below', 'beside']).optional(),
});
export type DemoVideosContent = z.output<typeof demoVideos>;

const featureItem = z.object({
  title: z.string().min(1).max(120),
  when: z.string().max(80).optional(),
  text: z.string().min(1).max(600),
  points: z.array(textItem).max(8).default([]),
  picture: picture.optional(),
  action: linkItem.optional(),
  anchor: z
    .string()
    .max(40)
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  viewsLegend: z.string().max(80).optional(),
  views: z.array(viewItem).max(4).default([]),
});
export type FeatureItem = z.output<typeof featureItem>;

const featureRows = z.object({
  title: z.string().max(120).optional(),
  variant: z.enum(['plain', 'reveal', 'panels']),
  lead: z.string().max(600).optional(),
  items: z.array(featureItem).max(12).default([]),
  action: linkItem.optional(),
  empty: z.string().max(120).optional(),
});
export type FeatureRowsContent = z.output<typeof featureRows>;

const impactAreaItem = z.object({
  title: z.string().min(1).max(120),
  picture: picture.optional(),
  points: z.array(textItem).max(8).default([]),
});
export type ImpactAreaItem = z.output<typeof impactAreaItem>;

const impactAreas = z.object({
  title: z.string().min(1).max(120),
  items: z.array(impactAreaItem).max(6).default([]),
});
export type ImpactAreasContent = z.output<typeof impactAreas>;

const offerBenefitItem = z.object({
  text: z.string().min(1).max(200),
  label: z.string().min(1).max(80),
});
export type OfferBenefitItem = z.output<typeof offerBenefitItem>;

const offer = z.object({
  title: z.string().min(1).max(120),
  anchor: anchorField,
  variant: z.enum(['leaf', 'sand', 'amber']),
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

const points = z.object({
  title: z.string().min(1).max(120),
  subtitle: z.string().max(120).optional(),
  variant: z.enum(['large', 'rows', 'columns', 'mockup', 'wide']),
  lead: z.string().max(600).optional(),
  items: z.array(pointItem).max(12).default([]),
  picture: picture.optional(),
});
export type PointsContent = z.output<typeof points>;

const productRowItem = z.object({
  title: z.string().min(1).max(120),
  label: z.string().min(1).max(80),
  subtitle: z.string().max(80).optional(),
  text: z.string().min(1).max(600),
  points: z.array(textItem).max(8).default([]),
  picture: picture.optional(),
  action: linkItem,
  hue: hueField,
  viewsLegend: z.string().max(80).optional(),
  views: z.array(viewItem).max(4).default([]),
});
export type ProductRowItem = z.output<typeof productRowItem>;

const productRows = z.object({
  title: z.string().max(120).optional(),
  variant: z.enum(['wide', 'cards', 'stack']),
  lead: z.string().max(600).optional(),
  items: z.array(productRowItem).max(6).default([]),
});
export type ProductRowsContent = z.output<typeof productRows>;

const prototypeLinkItem = z.object({
  title: z.string().min(1).max(120),
  text: z.string().min(1).max(600),
  picture: picture.optional(),
  action: linkItem,
});
export type PrototypeLinkItem = z.output<typeof prototypeLinkItem>;

const prototypes = z.object({
  title: z.string().min(1).max(120),
  anchor: anchorField,
  lead: z.string().max(600).optional(),
  items: z.array(prototypeLinkItem).max(6).default([]),
});
export type PrototypesContent = z.output<typeof prototypes>;

const reasonItem = z.object({
  title: z.string().min(1).max(120),
  text: z.string().min(1).max(600),
  note: z.string().min(1).max(300),
  picture: picture.optional(),
});
export type ReasonItem = z.output<typeof reasonItem>;

const reasons = z.object({
  title: z.string().min(1).max(120),
  lead: z.string().max(600).optional(),
  items: z.array(reasonItem).max(6).default([]),
});
export type ReasonsContent = z.output<typeof reasons>;

const screenItem = z.object({
  title: z.string().min(1).max(120),
  anchor: anchorField,
  label: z.string().min(1).max(40),
  variant: z.enum(['large', 'card']).optional(),
  text: z.string().min(1).max(600),
  picture: picture.optional(),
  viewsLegend: z.string().max(80).optional(),
  views: z.array(viewItem).max(4).default([]),
});
export type ScreenItem = z.output<typeof screenItem>;

const screenTour = z.object({
  title: z.string().min(1).max(120),
  lead: z.string().max(600).optional(),
  items: z.array(screenItem).max(10).default([]),
});
export type ScreenTourContent = z.output<typeof screenTour>;

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
  variant: z.enum(['line', 'dotted', 'years']),
  picture: picture.optional(),
  tone: z.enum(['dark', 'light']).optional(),
  lead: z.string().max(600).optional(),
  items: z.array(stepItem).max(8).default([]),
  noteLabel: z.string().max(40).optional(),
});
export type StepsContent = z.output<typeof steps>;

const text = z.object({
  title: z.string().min(1).max(120),
  variant: z.enum(['paper', 'deep']),
  paragraphs: z.array(textItem).max(12).default([]),
});
export type TextContent = z.output<typeof text>;

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

const video = z.object({
  title: z.string().min(1).max(120),
  variant: z.enum(['beside', 'scene']).optional(),
  text: z.string().min(1).max(600),
  video: videoItem,
  action: linkItem.optional(),
});
export type VideoContent = z.output<typeof video>;

const articleList = z.object({
  title: z.string().min(1).max(120),
  lead: z.string().max(600).optional(),
  empty: z.string().min(1).max(120),
  action: linkItem.optional(),
});
export type ArticleListContent = z.output<typeof articleList>;

const caseStudyItem = z.object({
  client: z.string().min(1).max(80),
  title: z.string().min(1).max(120),
  summary: z.string().min(1).max(300),
  picture: picture.optional(),
  stats: z.array(statItem).max(4).default([]),
  to: toField,
});
export type CaseStudyItem = z.output<typeof caseStudyItem>;

const caseStudies = z.object({
  label: z.string().min(1).max(80),
  items: z.array(caseStudyItem).max(24).default([]),
});
export type CaseStudiesContent = z.output<typeof caseStudies>;

const dashboardFigureItem = z.object({
  label: z.string().min(1).max(80),
  value: z.number().int().min(0),
  note: z.string().min(1).max(60),
});
export type DashboardFigureItem = z.output<typeof dashboardFigureItem>;

const quarterItem = z.object({
  label: z.string().min(1).max(80),
  now: z.number().int().min(0),
  before: z.number().int().min(0),
});
export type QuarterItem = z.output<typeof quarterItem>;

const amountItem = z.object({
  label: z.string().min(1).max(80),
  value: z.number().int().min(0),
});
export type AmountItem = z.output<typeof amountItem>;

const dashboard = z.object({
  title: z.string().min(1).max(120),
  anchor: anchorField,
  lead: z.string().max(600).optional(),
  boardTitle: z.string().min(1).max(80),
  period: z.string().min(1).max(60),
  figures: z.array(dashboardFigureItem).max(4).default([]),
  quartersTitle: z.string().min(1).max(80),
  beforeLabel: z.string().min(1).max(40),
  nowLabel: z.string().min(1).max(40),
  quarters: z.array(quarterItem).max(8).default([]),
  pathTitle: z.string().min(1).max(80),
  path: z.array(amountItem).max(6).default([]),
  note: z.string().min(1).max(255),
  items: z.array(pointItem).max(6).default([]),
});
export type DashboardContent = z.output<typeof dashboard>;

const barItem = z.object({
  clause: z.string().min(1).max(20),
  label: z.string().min(1).max(80),
  value: z.number().int().min(0),
});
export type BarItem = z.output<typeof barItem>;

const indicatorLibrary = z.object({
  title: z.string().min(1).max(120),
  anchor: anchorField,
  value: z.string().min(1).max(20),
  label: z.string().min(1).max(80),
  items: z.array(pointItem).max(6).default([]),
  chartTitle: z.string().min(1).max(120),
  chartText: z.string().min(1).max(300),
  bars: z.array(barItem).max(12).default([]),
});
export type IndicatorLibraryContent = z.output<typeof indicatorLibrary>;

const indicatorItem = z.object({
  label: z.string().min(1).max(80),
  method: z.string().min(1).max(120),
  evidence: z.string().min(1).max(120),
});
export type IndicatorItem = z.output<typeof indicatorItem>;

const indicatorTable = z.object({
  title: z.string().min(1).max(120),
  lead: z.string().max(600).optional(),
  columns: z.array(textItem).min(3).max(3).default([]),
  items: z.array(indicatorItem).max(12).default([]),
  picture: picture.optional(),
});
export type IndicatorTableContent = z.output<typeof indicatorTable>;

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

const quote = z.object({
  text: z.string().min(1).max(600),
  person: z.string().min(1).max(80),
  role: z.string().min(1).max(120),
  picture: picture.optional(),
  variant: z.enum(['surface', 'hue']),
});
export type QuoteContent = z.output<typeof quote>;

const quoteItem = z.object({
  person: z.string().min(1).max(80),
  role: z.string().min(1).max(120),
  text: z.string().min(1).max(600),
  picture: picture.optional(),
  figure: z.string().max(20).optional(),
  figureLabel: z.string().max(120).optional(),
});
export type QuoteItem = z.output<typeof quoteItem>;

const quotes = z.object({
  title: z.string().min(1).max(120),
  variant: z.enum(['pair', 'columns', 'cards']),
  items: z.array(quoteItem).max(24).default([]),
  note: z.string().max(255).optional(),
});
export type QuotesContent = z.output<typeof quotes>;

const reportItem = z.object({
  title: z.string().min(1).max(120),
  label: z.string().min(1).max(80),
  text: z.string().min(1).max(300),
});
export type ReportItem = z.output<typeof reportItem>;

const reports = z.object({
  title: z.string().min(1).max(120),
  anchor: anchorField,
  lead: z.string().max(600).optional(),
  source: z.string().min(1).max(80),
  items: z.array(reportItem).max(9).default([]),
});
export type ReportsContent = z.output<typeof reports>;

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
  read: z.string().min(1).max(120),
  record: z.string().min(1).max(120),
  accuracy: z.string().min(1).max(120),
  counts: z.string().min(1).max(120),
  project: z.string().min(1).max(120),
  list: z.string().min(1).max(120),
  people: z.string().max(40).optional(),
  viewsLegend: z.string().max(120).optional(),
});
export type RecordLabelsItem = z.output<typeof recordLabelsItem>;

const stats = z.object({
  title: z.string().max(120).optional(),
  variant: z.enum(['row', 'large', 'dots']),
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

const successStory = z.object({
  title: z.string().min(1).max(120),
  text: z.string().max(600).optional(),
  variant: z.enum(['paper', 'deep']),
  video: videoItem,
  items: z.array(statItem).max(4).default([]),
  quote: quoteItem,
  action: linkItem,
});
export type SuccessStoryContent = z.output<typeof successStory>;

const testimonials = z.object({
  title: z.string().min(1).max(120),
  lead: z.string().max(600).optional(),
  items: z.array(quoteItem).max(24).default([]),
  words: z.number().int().min(10).max(100),
  note: z.string().max(255).optional(),
  featured: quoteItem.optional(),
  picture: picture.optional(),
});
export type TestimonialsContent = z.output<typeof testimonials>;

/** A section of a page. */
export const section = z.discriminatedUnion('__component', [
  callToAction.extend({ __component: z.literal('closing.call-to-action') }),
  linkList.extend({ __component: z.literal('closing.link-list') }),
  aboutHero.extend({ __component: z.literal('opening.about-hero') }),
  anchorNav.extend({ __component: z.literal('opening.anchor-nav') }),
  applyForm.extend({ __component: z.literal('opening.apply-form') }),
  articleIndex.extend({ __component: z.literal('opening.article-index') }),
  contactForm.extend({ __component: z.literal('opening.contact-form') }),
  demoForm.extend({ __component: z.literal('opening.demo-form') }),
  homeHero.extend({ __component: z.literal('opening.home-hero') }),
  message.extend({ __component: z.literal('opening.message') }),
  pageHero.extend({ __component: z.literal('opening.page-hero') }),
  productHero.extend({ __component: z.literal('opening.product-hero') }),
  statsHero.extend({ __component: z.literal('opening.stats-hero') }),
  tellMoreForm.extend({ __component: z.literal('opening.tell-more-form') }),
  trialForm.extend({ __component: z.literal('opening.trial-form') }),
  team.extend({ __component: z.literal('people.team') }),
  values.extend({ __component: z.literal('people.values') }),
  benefits.extend({ __component: z.literal('product.benefits') }),
  challenges.extend({ __component: z.literal('product.challenges') }),
  comparison.extend({ __component: z.literal('product.comparison') }),
  demoVideos.extend({ __component: z.literal('product.demo-videos') }),
  featureRows.extend({ __component: z.literal('product.feature-rows') }),
  impactAreas.extend({ __component: z.literal('product.impact-areas') }),
  offer.extend({ __component: z.literal('product.offer') }),
  offerings.extend({ __component: z.literal('product.offerings') }),
  plans.extend({ __component: z.literal('product.plans') }),
  points.extend({ __component: z.literal('product.points') }),
  productRows.extend({ __component: z.literal('product.product-rows') }),
  prototypes.extend({ __component: z.literal('product.prototypes') }),
  reasons.extend({ __component: z.literal('product.reasons') }),
  screenTour.extend({ __component: z.literal('product.screen-tour') }),
  steps.extend({ __component: z.literal('product.steps') }),
  text.extend({ __component: z.literal('product.text') }),
  tryIt.extend({ __component: z.literal('product.try-it') }),
  video.extend({ __component: z.literal('product.video') }),
  articleList.extend({ __component: z.literal('proof.article-list') }),
  caseStudies.extend({ __component: z.literal('proof.case-studies') }),
  dashboard.extend({ __component: z.literal('proof.dashboard') }),
  indicatorLibrary.extend({ __component: z.literal('proof.indicator-library') }),
  indicatorTable.extend({ __component: z.literal('proof.indicator-table') }),
  partners.extend({ __component: z.literal('proof.partners') }),
  quote.extend({ __component: z.literal('proof.quote') }),
  quotes.extend({ __component: z.literal('proof.quotes') }),
  reports.extend({ __component: z.literal('proof.reports') }),
  stats.extend({ __component: z.literal('proof.stats') }),
  storyList.extend({ __component: z.literal('proof.story-list') }),
  successStory.extend({ __component: z.literal('proof.success-story') }),
  testimonials.extend({ __component: z.literal('proof.testimonials') }),
]);
export type Section = z.output<typeof section>;
