import { paths } from '~/paths';
import { PROTOTYPES } from '../prototypes';
import { seedDemo } from '../videos';
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

export const tracseed: ProductContent = {
  path: paths.tracseed,
  name: 'Seed traceability',
  kind: 'platform',
  hue: 'leaf',
  meta: {
    title: 'Seed traceability from breeder seed to certified bag',
    description:
      'Growers, inspections, tests and processing on one lot number, from breeder seed to certified output. ₹6,000 per user per year, onboarding and training free.',
  },
  hero: {
    title: 'Every bag knows its field',
    lead: 'Growers, inspectors, the laboratory and the plant write on the same lot number. When a buyer or the certification agency asks where a bag comes from, the answer takes a minute.',
    actions: [REQUEST_DEMO, PROTOTYPES.seed],
    mockupTo: PROTOTYPES.seed.to,
    items: ['Breeder to certified', 'Inspections on the phone', 'A code on each bag'],
    mockup: 'seed-trace',
  },
  offerings: {
    title: 'One lot number, from end to end',
    lead: 'For seed companies, contract-farming organisations and seed corporations.',
    items: [
      {
        icon: 'route',
        title: 'Forwards and backwards in a minute',
        text: 'From a bag back to its field, its parent seed and its inspector; from a failed test forward to every bag that must not leave the store.',
        points: [
          'Splits and blends keep their parents',
          'Holds and releases with a name and a reason',
          'A code on the bag that a farmer can scan',
        ],
      },
      {
        icon: 'map-pin',
        title: 'Growers and plots',
        text: 'Contracts, boundaries and isolation distances, checked against neighbouring plots.',
      },
      {
        icon: 'clipboard-check',
        title: 'Field inspections',
        text: 'Stage by stage on a phone, offline, with photographs and the inspector’s signature.',
      },
      {
        icon: 'flask',
        title: 'Laboratory results',
        text: 'Germination, purity and moisture against the standard, attached to the lot.',
      },
      {
        icon: 'package',
        title: 'Processing and stock',
        text: 'Intake, cleaning, treatment, packing and dispatch, with the loss at each step.',
      },
    ],
  },
  showcase: {
    kind: 'steps',
    variant: 'line',
    noteLabel: 'Recorded',
    title: 'From breeder seed to certified output',
    lead: 'Each generation is a new lot that remembers the one before.',
    items: [
      {
        title: 'Breeder seed',
        text: 'Received with its tag, allotted to growers by quantity.',
        note: 'Tag, source, kilograms',
      },
      {
        title: 'Foundation seed',
        text: 'Grown on registered plots, inspected at each stage, rogued where needed.',
        note: 'Plot, inspections, yield',
      },
      {
        title: 'Processing',
        text: 'Cleaned, graded and treated; samples go to the laboratory.',
        note: 'Intake, loss, test results',
      },
      {
        title: 'Certified seed',
        text: 'Released by the agency, packed, labelled and sent out.',
        note: 'Certificate, bag codes, buyer',
      },
    ],
  },
  challenges: {
    title: CHALLENGES_TITLE,
    label: 'With Seed traceability',
    lead: 'Where a seed lot loses its history, and what keeps it.',
    items: [
      {
        title: 'Lots that lose their name',
        today: 'At the weighbridge a lot gets a new number, and its past stays in a ledger.',
        change: 'Numbers are linked at each hand-over; the first field can be found from the last bag.',
      },
      {
        title: 'Inspections on paper',
        today: 'Reports reach the office after the crop has been cut.',
        change: 'They are there the same day, with place, time and pictures.',
      },
      {
        title: 'Isolation and purity',
        today: 'A neighbour’s crop is noticed when it flowers.',
        change: 'Distances are checked on the map when the plot is registered.',
      },
      {
        title: 'Slow certification files',
        today: 'The file for the agency takes a week to put together.',
        change: 'It is written by the season itself and printed when the last result is in.',
      },
      {
        title: 'Recalls by guesswork',
        today: 'A complaint stops every bag of a variety.',
        change: 'It stops the bags of one lot, and says who has them.',
      },
      {
        title: 'Growers left in the dark',
        today: 'Deductions and payments are explained months later.',
        change: 'Weights, grades and rates are seen by the grower on the day.',
      },
    ],
  },
  plans: {
    title: PLANS_TITLE,
    lead: 'Priced by user, by the year or for the months of a season.',
    hosted: {
      title: 'SaaS',
      text: 'A subscription by user; we run it.',
      prices: [
        { value: '₹6,000', label: 'per user per year' },
        { value: '₹750', label: 'per user per month' },
      ],
      action: REQUEST_DEMO,
    },
    selfHosted: {
      title: 'Self-hosted',
      text: 'A licence; you run it.',
      prices: [{ value: 'By quote', label: 'one-time licence and set-up' }],
      action: ASK_FOR_QUOTE,
    },
    items: [{ label: 'Onboarding and training', hosted: 'Free', selfHosted: 'Part of the set-up' }, ...planAspects],
  },
  support,
  demo: {
    title: 'A lot from field to bag',
    text: 'Five minutes with one lot, and one failed germination test that stops exactly the right bags.',
    video: seedDemo,
    action: WATCH_DEMOS,
  },
  closing: {
    title: 'Trace one of your own lots',
    text: 'Give us the papers of one lot from last season. In the demo you follow it from breeder seed to the bag.',
    actions: [REQUEST_DEMO, WATCH_DEMOS],
  },
  offers: [
    { name: 'SaaS, yearly', price: 6000, currency: 'INR', unit: 'user per year' },
    { name: 'SaaS, monthly', price: 750, currency: 'INR', unit: 'user per month' },
  ],
};

export { tracseed as handle };
