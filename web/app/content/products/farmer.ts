import { paths } from '~/paths';
import { PROTOTYPES, PROTOTYPES_ID } from '../prototypes';
import { farmerDemo } from '../videos';
import {
  ASK_FOR_QUOTE,
  CHALLENGES_TITLE,
  planAspects,
  PLANS_TITLE,
  REQUEST_DEMO,
  support,
  WATCH_DEMOS,
} from './common';
import type { ProductContent } from './product-content';

export const farmer: ProductContent = {
  path: paths.farmer,
  name: 'Farmer platform',
  kind: 'platform',
  hue: 'leaf',
  meta: {
    title: 'Farmer platform: advisory and field operations in one',
    description:
      'A web dashboard for the organisation, an app for its field team and an app for farmers: plots, crop advice, visits, procurement and notices on one record.',
  },
  hero: {
    title: 'One record for each plot, three ways to see it',
    lead: 'The organisation plans on the web, the field team works from an app, and farmers get advice on their own phones. All three look at the same plot, the same crop and the same season.',
    actions: [REQUEST_DEMO, PROTOTYPES.farmerWeb, { label: 'View all Prototypes', to: `#${PROTOTYPES_ID}` }],
    items: ['Web dashboard', 'Business app', 'Farmer app'],
    mockup: 'farmer-web',
  },
  offerings: {
    title: 'What a season needs',
    lead: 'For producer organisations, contract farming, agri companies and the foundations that work with them.',
    items: [
      {
        icon: 'plant-2',
        title: 'Advice that fits the plot',
        text: 'Sowing date, variety, soil and weather of the plot decide which advice goes out, to whom and when. Farmers read or hear it in their own language.',
        points: [
          'Crop calendars kept by your own agronomists',
          'Text, picture or voice message',
          'Photographs of a problem come back to an expert',
        ],
      },
      {
        icon: 'map-pin',
        title: 'Plots and farmers',
        text: 'Registration with boundary, soil, water and documents, checked once and used everywhere.',
      },
      {
        icon: 'calendar-event',
        title: 'Field visits',
        text: 'Plans for each officer, visit forms that work offline, and what was agreed on the plot.',
      },
      {
        icon: 'scale',
        title: 'Inputs and procurement',
        text: 'What was issued, what was harvested, what was weighed and what was paid.',
      },
      {
        icon: 'bell-ringing',
        title: 'Emergency notices',
        text: 'A pest or weather warning reaches every farmer concerned with one press.',
      },
    ],
  },
  showcase: {
    kind: 'prototypes',
    id: PROTOTYPES_ID,
    title: 'Interactive Prototypes',
    lead: 'Click through all three. They open in a new tab and need no account.',
    items: [
      {
        title: 'Business web dashboard',
        text: 'For the people who plan: farmers enrolled, acreage by crop, visits done, expected harvest.',
        action: PROTOTYPES.farmerWeb,
        mockup: 'farmer-web',
      },
      {
        title: 'Business mobile app',
        text: 'For the field team: today’s plots, visit forms, purchases, all of it offline.',
        action: PROTOTYPES.farmerBusinessApp,
        mockup: 'farmer-business-app',
      },
      {
        title: 'Farmer mobile app',
        text: 'For farmers: what to do this week, whom to ask, what was sold and paid.',
        action: PROTOTYPES.farmerApp,
        mockup: 'farmer-app',
      },
    ],
  },
  challenges: {
    title: CHALLENGES_TITLE,
    label: 'With Farmer platform',
    lead: 'What stands between a field team of twenty and ten thousand farmers.',
    items: [
      {
        title: 'Farmer records on paper',
        today: 'Each officer has a register, and the totals never agree.',
        change: 'One profile for each farmer and plot, with a photograph, a boundary and one owner.',
      },
      {
        title: 'Advice that comes too late',
        today: 'A printed calendar says what to do in an average year.',
        change: 'Advice follows the plot’s own sowing date and this week’s weather.',
      },
      {
        title: 'Visits that cannot be seen',
        today: 'Nobody knows which plots were visited, or what was found there.',
        change: 'Visits carry place, time and pictures, and missed ones move to the top of the plan.',
      },
      {
        title: 'No network in the field',
        today: 'Apps that need a signal are left at the office.',
        change: 'Both apps hold their forms and lists and send when they can.',
      },
      {
        title: 'Many crops, many languages',
        today: 'One message goes to all, in a language that half of them read.',
        change: 'Messages are chosen by crop and stage, and read or heard in the farmer’s language.',
      },
      {
        title: 'Disputes over weight and payment',
        today: 'Slips get lost between the collection point and the office.',
        change: 'Weight, grade and price are entered once; the farmer sees them at the same moment.',
      },
    ],
  },
  plans: {
    title: PLANS_TITLE,
    lead: 'Priced by the number of beneficiaries, so that a pilot stays small.',
    hosted: {
      title: 'SaaS',
      text: 'A yearly subscription by beneficiaries; we run it.',
      prices: [
        { value: '₹1.5 lakh', label: 'per year, up to 1k beneficiaries' },
        { value: '+ ₹150', label: 'per beneficiary, 1k–10k' },
        { value: '+ ₹50', label: 'per beneficiary, 10k–40k' },
        { value: '+ ₹25', label: 'per beneficiary, 40k+' },
      ],
      action: REQUEST_DEMO,
    },
    selfHosted: {
      title: 'Self-hosted',
      text: 'On your servers, under your name.',
      prices: [{ value: 'On request', label: 'set-up' }],
      action: ASK_FOR_QUOTE,
    },
    items: [
      { label: 'Onboarding', hosted: 'Free', selfHosted: 'Part of the set-up' },
      {
        label: 'Support and maintenance',
        hosted: 'In the subscription',
        selfHosted: '1 year of support included; annual maintenance after year 1 on request',
      },
      { label: 'Customisation', hosted: 'Crops, forms, advice and languages', selfHosted: 'Anything, on request' },
      ...planAspects,
    ],
  },
  support,
  demo: {
    title: 'A season in five minutes',
    text: 'From enrolling a farmer to paying for the harvest, on all three screens.',
    video: farmerDemo,
    action: WATCH_DEMOS,
  },
  closing: {
    title: 'Start with one crop and one block',
    text: 'Tell us which. The demo is then about your crop, your calendar and your collection points.',
    actions: [REQUEST_DEMO, { label: 'View all Prototypes', to: `#${PROTOTYPES_ID}` }],
  },
  offers: [{ name: 'SaaS, up to 1,000 beneficiaries', price: 150000, currency: 'INR', unit: 'year' }],
};

export { farmer as handle };
