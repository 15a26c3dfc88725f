import { paths } from '~/paths';
import type { SolutionContent } from './solution-content';

const crumbs = [
  { name: 'Home', to: paths.home },
  { name: 'Solutions', to: paths.allSolutions },
  { name: 'Agriculture' },
];

export const agriculture: SolutionContent = {
  page: {
    path: paths.agriculture,
    title: 'Agriculture solutions',
    description:
      'For farmer organisations, contract farming and seed production: plots, advice, purchases and certificates on one record for each farmer, offline and in their language.',
    type: 'solution',
    crumbs,
  },
  crumbs,
  opening: {
    variant: 'paper',
    title: 'One record for each plot, from seed to sale',
    lead: 'The field officer sees whom to visit, the farmer sees what to do, the business sees what is coming to the gate. All three look at the same plot.',
    actions: [
      { label: 'Request Demo', to: paths.contact },
      { label: 'View our Products', to: paths.allProducts },
    ],
    mockup: 'farmer-web',
  },
  problems: {
    variant: 'columns',
    title: 'Where a season gets lost',
    items: [
      {
        title: 'Advice that does not arrive',
        text: 'A good recommendation reaches the office on Tuesday and the farmer after the rain.',
      },
      {
        title: 'Acreage by rumour',
        text: 'Sown area is asked in three ways by three people and agrees with none of them.',
      },
      {
        title: 'Lots that cannot be traced',
        text: 'A failed germination test points to a district when it should point to a plot.',
      },
      {
        title: 'Farmers who never see their data',
        text: 'They answer every season. Nothing comes back that they can use.',
      },
    ],
  },
  steps: {
    variant: 'dotted',
    title: 'A season in four visits',
    lead: 'Each takes minutes, works offline and leaves something with the farmer.',
    items: [
      {
        label: 'Before sowing',
        title: 'Register and map',
        text: 'Farmer, plot, soil and water, with consent recorded in their language.',
      },
      {
        label: 'First month',
        title: 'Advise',
        text: 'A plan by crop and plot on the farmer’s own phone, read aloud where that is better.',
      },
      {
        label: 'Mid-season',
        title: 'Inspect and warn',
        text: 'Pests, weather and stress reported with a photograph; a warning goes to all who need it.',
      },
      {
        label: 'Harvest',
        title: 'Buy, certify, pay',
        text: 'Weight, grade and lot at the gate, and the payment the farmer can check.',
      },
    ],
  },
  indicators: {
    title: 'What is counted, and what proves it',
    lead: 'The figures a buyer, a funder and a certifier ask for, from the same visits.',
    columns: ['Indicator', 'How it is measured', 'What proves it'],
    items: [
      { label: 'Sown area', method: 'Boundary walked once a season', evidence: 'Track on the map' },
      { label: 'Yield per acre', method: 'Weight at the gate over sown area', evidence: 'Weighbridge slip by lot' },
      { label: 'Input cost', method: 'Purchases by plot and date', evidence: 'Bill or voucher photograph' },
      { label: 'Advice followed', method: 'Asked at the next visit', evidence: 'Answer with the visit’s position' },
      {
        label: 'Seed lot purity',
        method: 'Inspection and laboratory test',
        evidence: 'Certificate under the lot number',
      },
    ],
    mockup: 'seed-trace',
  },
  platforms: {
    variant: 'columns',
    title: 'What it is built from',
    items: [
      {
        title: 'Farmer platform',
        text: 'A web dashboard, an app for the field team and an app for farmers.',
        to: paths.farmer,
      },
      { title: 'Seed traceability', text: 'From breeder seed to the certified bag, lot by lot.', to: paths.tracseed },
      { title: 'Surve-R', text: 'Registration and inspection forms, offline.', to: paths.surveR },
    ],
  },
  closing: {
    title: 'Start with one crop and one season',
    text: 'Tell us the crop, the number of farmers and the date of sowing. We show you the four visits on a phone.',
    actions: [
      { label: 'Get Started', to: paths.contact },
      { label: 'Watch Demo', to: paths.demoVideos },
    ],
  },
};
