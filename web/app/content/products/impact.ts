import { paths } from '~/paths';
import { PROTOTYPES } from '../prototypes';
import { impactDemo } from '../videos';
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

export const impact: ProductContent = {
  path: paths.impact,
  name: 'Impact intelligence platform',
  kind: 'platform',
  hue: 'leaf',
  meta: {
    title: 'Impact intelligence platform for portfolios',
    description:
      'Indicators, evidence and SDG alignment across every grantee and investment, for foundations, CSR teams and impact investors.',
  },
  hero: {
    title: 'A portfolio you can question',
    lead: 'Twenty partners, twenty ways of counting. The impact intelligence platform brings their indicators to one scale, keeps the evidence behind each and shows what the whole portfolio changes.',
    actions: [REQUEST_DEMO, PROTOTYPES.impact],
    items: ['One indicator library', 'Evidence behind each figure', 'SDG-aligned'],
    mockup: 'impact-overview',
  },
  offerings: {
    title: 'For those who fund the work',
    lead: 'Foundations, CSR committees and impact investors who answer for results they do not produce themselves.',
    items: [
      {
        icon: 'target',
        title: 'One scale for many partners',
        text: 'Partners keep their own indicators. You say once how each maps to yours, in which unit and with which caveat, and new figures arrive already comparable.',
        points: [
          'Library of indicators with definitions',
          'Custom indicators where the library ends',
          'Caveats travel with the figure',
        ],
      },
      {
        icon: 'chart-histogram',
        title: 'Portfolio dashboards',
        text: 'Reach, depth and cost by theme, region and partner, with the trend since the first grant.',
      },
      {
        icon: 'users-group',
        title: 'Partner assessments',
        text: 'Due diligence and yearly reviews on one form, with scores that can be traced.',
      },
      {
        icon: 'adjustments',
        title: 'What-if',
        text: 'Move a budget between themes and see what past results suggest.',
      },
      {
        icon: 'file-text',
        title: 'Reports',
        text: 'Board papers, annual reports and SDG summaries from the same, dated figures.',
      },
    ],
  },
  showcase: {
    kind: 'steps',
    variant: 'line',
    noteLabel: 'Recorded',
    title: 'How a figure earns its place',
    lead: 'From a partner’s field form to a sentence in your annual report.',
    items: [
      {
        title: 'Reported',
        text: 'The partner’s own system sends it, or somebody enters it with its source.',
        note: 'Value, period, source',
      },
      {
        title: 'Mapped',
        text: 'It is brought to your indicator, with unit and caveat.',
        note: 'Definition, conversion',
      },
      {
        title: 'Checked',
        text: 'Outliers and sudden jumps go to a person before they count.',
        note: 'Reviewer, note',
      },
      {
        title: 'Shown',
        text: 'In the dashboard and the report it can be opened down to its source.',
        note: 'Version, date',
      },
    ],
  },
  challenges: {
    title: CHALLENGES_TITLE,
    label: 'With Impact intelligence platform',
    lead: 'What makes a portfolio hard to read, and what makes it legible.',
    items: [
      {
        title: 'Indicators that do not add up',
        today: 'Five partners report “people reached” and mean five things.',
        change: 'Each figure says what it counts, and only like is added to like.',
      },
      {
        title: 'Reports as PDF files',
        today: 'Results arrive as documents and are retyped by an analyst.',
        change: 'Figures arrive as data; the document comes with them.',
      },
      {
        title: 'Evidence out of reach',
        today: 'Behind a percentage stands another percentage.',
        change: 'Behind it stand the records, as far down as the partner allows.',
      },
      {
        title: 'Reporting fatigue',
        today: 'Partners fill in a different template for each funder.',
        change: 'They report once; each funder’s view is made from it.',
      },
      {
        title: 'SDG claims without a basis',
        today: 'Logos of goals are placed beside a project.',
        change: 'Goals are tied to targets and indicators, with the reasoning written down.',
      },
      {
        title: 'Decisions by anecdote',
        today: 'The last field visit decides the next grant.',
        change: 'The visit is one source among others, beside the trend and its cost.',
      },
    ],
  },
  plans: {
    title: PLANS_TITLE,
    lead: 'For a family foundation or for a fund with investors of its own.',
    hosted: {
      title: 'SaaS',
      text: 'A yearly subscription; we run it.',
      prices: [{ value: 'By quote', label: 'for the partners in your portfolio' }],
      action: REQUEST_DEMO,
    },
    selfHosted: {
      title: 'Self-hosted',
      text: 'A licence; you run it.',
      prices: [{ value: 'By quote', label: 'one-time licence and set-up' }],
      action: ASK_FOR_QUOTE,
    },
    items: [
      {
        label: 'Partner access',
        hosted: 'Included for every partner',
        selfHosted: 'Included for every partner',
      },
      ...planAspects,
    ],
  },
  support,
  demo: {
    title: 'A portfolio review, without slides',
    text: 'One question from a board member, followed from the total down to one partner’s records.',
    video: impactDemo,
    action: WATCH_DEMOS,
  },
  closing: {
    title: 'Bring two partners’ reports',
    text: 'We map them to one scale while you watch, and you see what it takes to do it for all.',
    actions: [REQUEST_DEMO, WATCH_DEMOS],
  },
};

export { impact as handle };
