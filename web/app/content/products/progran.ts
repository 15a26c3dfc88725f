import { paths } from '~/paths';
import { PROTOTYPES } from '../prototypes';
import { progranTour } from '../videos';
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

export const proGran: ProductContent = {
  path: paths.proGran,
  name: 'ProGran',
  crumb: 'Impact Intelligence',
  kind: 'product',
  hue: 'progran',
  meta: {
    title: 'ProGran: grant and programme analytics',
    description:
      'KPI tracking against baseline and target, Theory of Change or Logical Framework, donor reports from live figures, and alerts before a target is missed.',
  },
  hero: {
    title: 'Every grant, measured against its promise',
    lead: 'ProGran ties what a programme does each week to what its proposal said it would change. Managers see where it drifts in time to act; donors see figures that trace back to a village.',
    actions: [REQUEST_DEMO, PROTOTYPES.proGran],
    mockupTo: PROTOTYPES.proGran.to,
    items: ['Theory of Change or LogFrame', 'Baseline, target, actual', 'Donor reports from live data'],
    mockup: 'progran-locations',
  },
  offerings: {
    title: 'One thread from activity to outcome',
    lead: 'A figure in a report leads back to the indicator, the activity, the place and the record it came from.',
    items: [
      {
        icon: 'sitemap',
        title: 'Your Theory of Change, at work',
        text: 'Draw the chain from inputs to impact, or load your Logical Framework. Indicators hang on it, so a late activity shows which outcome it puts at risk.',
        points: [
          'Outputs, outcomes and impact on one page',
          'Assumptions noted where they belong, and revisited',
          'One framework shared by several grants',
        ],
      },
      {
        icon: 'chart-histogram',
        title: 'KPI tracking and dashboards',
        text: 'Baseline, target and actual for each indicator, by project, district and quarter.',
      },
      {
        icon: 'file-text',
        title: 'Donor reports',
        text: 'Templates for each donor, filled from current figures, with the narrative kept beside them.',
      },
      {
        icon: 'bell-ringing',
        title: 'Predictive alerts',
        text: 'A message when the trend says that a target will be missed, weeks before the quarter ends.',
      },
      {
        icon: 'plug-connected',
        title: 'Integrations',
        text: 'Surve-R, Excel, accounting and the systems you have now, on a schedule and with a log.',
      },
    ],
  },
  showcase: {
    kind: 'screen-tour',
    title: 'Six screens',
    lead: 'What a programme team, its management and its donor see.',
    items: [
      {
        id: 'projects',
        label: 'Projects',
        title: 'All projects on one dashboard',
        text: 'Budget used against time gone, milestones due this month, and the indicators that have fallen behind. The portfolio review starts here instead of with a request for slides.',
        mockup: 'progran-projects',
      },
      {
        id: 'locations',
        label: 'Locations',
        title: 'Planned against actual, place by place',
        text: 'Each block and village shows what was planned and what has happened. An empty spot on the map is a conversation to have this week.',
        mockup: 'progran-locations',
      },
      {
        id: 'donor-access',
        label: 'Donor access',
        title: 'A way in for donors, with a code',
        text: 'Donors sign in with their donor code and e-mail address and see the grants they fund, read-only. No attachments, no version five of the spreadsheet.',
        mockup: 'progran-login',
      },
      {
        id: 'metrics',
        label: 'Metrics',
        title: 'Impact metrics with baseline and target',
        text: 'For each indicator: where it stood, where it should be, where it is, and how the figure is worked out. Definitions are fixed once and used by everyone.',
        mockup: 'progran-metrics',
      },
      {
        id: 'reports',
        label: 'Reports',
        title: 'Operational reports by region, project and date range',
        text: 'Three filters answer most questions in a review meeting. The same selection goes out as a PDF or a spreadsheet.',
        mockup: 'progran-reports',
      },
      {
        id: 'beneficiaries',
        label: 'Beneficiaries',
        title: 'Results for each beneficiary',
        text: 'What one household received, when, and what changed for it since the baseline. Totals are made of these, so they can be checked.',
        mockup: 'progran-beneficiary',
      },
    ],
  },
  challenges: {
    title: CHALLENGES_TITLE,
    label: 'With ProGran',
    lead: 'Where programmes lose the link between work and result, and how ProGran keeps it.',
    items: [
      {
        title: 'Theory of Change gap',
        today: 'The diagram is in the proposal. Nobody opens it again until the evaluation.',
        change: 'Each activity and indicator hangs on the framework, and its state is visible every week.',
      },
      {
        title: 'Multi-source data',
        today: 'Attendance is in one tool, finance in another, survey results in a folder.',
        change: 'Sources are joined by project, place and person, once, and refreshed on a schedule.',
      },
      {
        title: 'Donor reporting burden',
        today: 'Two weeks of each quarter go into copying figures into somebody else’s template.',
        change: 'The template fills itself from current figures; the team writes the part that needs judgement.',
      },
      {
        title: 'Late course corrections',
        today: 'A shortfall is found in the annual review, when the money has been spent.',
        change: 'Alerts follow the trend and name the district and the activity behind it.',
      },
      {
        title: 'Legacy integration',
        today: 'The old management system cannot be switched off, and cannot be read.',
        change: 'Connectors and file imports bring its records in and keep their original numbers.',
      },
      {
        title: 'Cross-team coordination',
        today: 'Programme, finance and monitoring each have their own figure for the same thing.',
        change: 'One definition for each indicator, one owner, and a history of every change.',
      },
    ],
  },
  plans: {
    title: PLANS_TITLE,
    lead: 'Start on our servers and move to your own later, or the other way round; the data comes along.',
    hosted: {
      title: 'SaaS',
      text: 'A yearly subscription; we run it.',
      prices: [{ value: 'By quote', label: 'for the number of grants you manage' }],
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
        label: 'Donor logins',
        hosted: 'Included, as many as you have donors',
        selfHosted: 'Included, as many as you have donors',
      },
      {
        label: 'Integrations',
        hosted: 'Surve-R and Excel, others by agreement',
        selfHosted: 'The same, and direct access to your own databases',
      },
      ...planAspects,
    ],
  },
  support,
  demo: {
    title: 'A grant in two minutes',
    text: 'The framework, the dashboard and the report that comes out of them, on the example of one livelihoods grant.',
    video: progranTour,
    action: WATCH_DEMOS,
  },
  closing: {
    title: 'Show us the report you dread',
    text: 'Send us a donor template and last quarter’s figures. In the demo you see that report made in ProGran.',
    actions: [REQUEST_DEMO, WATCH_DEMOS],
  },
};

export { proGran as handle };
