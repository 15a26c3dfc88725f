import { paths } from '~/paths';
import { PROTOTYPES } from '../prototypes';
import {
  ASK_FOR_QUOTE,
  CHALLENGES_TITLE,
  planAspects,
  PLANS_TITLE,
  REQUEST_DEMO,
  support,
  WATCH_DEMOS,
} from './common';
import { sharedClosing, sharedVideo } from './education-shared';
import type { ProductContent } from './product-content';

export const health: ProductContent = {
  path: paths.health,
  name: 'Health platform',
  kind: 'platform',
  hue: 'leaf',
  meta: {
    title: 'Health platform: community health that follows up',
    description:
      'Household records, screening, follow-up lists, referrals and stock for community health programmes, on phones that are often offline.',
  },
  hero: {
    title: 'Nobody lost between two visits',
    lead: 'Community health workers open the day with a list made from their own records: who is due, who missed the last visit, who was referred and did not arrive. It works without a network.',
    actions: [REQUEST_DEMO, PROTOTYPES.health],
    mockupTo: PROTOTYPES.health.to,
    items: ['Household and patient records', 'Due lists made on the phone', 'Referral loop closed'],
    mockup: 'health-overview',
  },
  offerings: {
    title: 'From the doorstep to the district',
    lead: 'For healthcare organisations, NGOs and the CSR programmes that fund them.',
    items: [
      {
        icon: 'heartbeat',
        title: 'Screening and follow-up',
        text: 'Guided forms for maternal health, nutrition, blood pressure, diabetes or your own protocol. A reading outside its range asks for a second one and proposes the next step.',
        points: [
          'Protocols built by your own clinicians',
          'Growth and trend charts beside the form',
          'Reminders by message or call list',
        ],
      },
      {
        icon: 'home',
        title: 'Household register',
        text: 'Families, members and consent, updated at the door and never typed twice.',
      },
      {
        icon: 'report-medical',
        title: 'Referrals',
        text: 'Sent with the findings, confirmed by the facility, chased when nobody comes.',
      },
      {
        icon: 'package',
        title: 'Stock and kits',
        text: 'What each worker carries, what ran out and what will.',
      },
      {
        icon: 'calendar-event',
        title: 'Camps and clinics',
        text: 'Registration, queue and results of a screening day, with everybody followed up afterwards.',
      },
    ],
  },
  showcase: {
    kind: 'steps',
    variant: 'line',
    noteLabel: 'Recorded',
    title: 'One patient, four hands, one record',
    lead: 'A raised blood pressure found at home, and the way to its next normal reading.',
    items: [
      {
        title: 'Home visit',
        text: 'The health worker screens the family and takes a second reading when the first is high.',
        note: 'Reading, place, time',
      },
      {
        title: 'Referral',
        text: 'The form goes to the health centre with the findings. The family gets a slip and a date.',
        note: 'Reason, facility, date',
      },
      {
        title: 'Treatment',
        text: 'The doctor confirms the visit and notes the plan. The worker sees that it happened.',
        note: 'Diagnosis, plan, next visit',
      },
      {
        title: 'Follow-up',
        text: 'The due list brings the worker back. The trend is on the screen at the door.',
        note: 'Trend since the first visit',
      },
    ],
  },
  challenges: {
    title: CHALLENGES_TITLE,
    label: 'With Health platform',
    lead: 'Where community health programmes lose people, and how the record keeps them.',
    items: [
      {
        title: 'Registers in many books',
        today: 'One worker carries seven registers and writes each visit three times.',
        change: 'One visit, one form; the registers that officials ask for are made from it.',
      },
      {
        title: 'Missed follow-ups',
        today: 'Who is due is a matter of memory.',
        change: 'The day’s list is made on the phone, offline, with the most overdue on top.',
      },
      {
        title: 'Referrals without an answer',
        today: 'Nobody learns whether a referred patient arrived.',
        change: 'The facility confirms, or the worker is asked to call after three days.',
      },
      {
        title: 'Sensitive data',
        today: 'Diagnoses are photographed and sent over messaging apps.',
        change: 'Records are encrypted, and access follows the role and the area of each worker.',
      },
      {
        title: 'Stock-outs',
        today: 'Strips run out in the week of the camp.',
        change: 'Use is counted with each test, and a shortage shows a fortnight ahead.',
      },
      {
        title: 'Results for funders',
        today: 'The report counts camps held and people seen.',
        change: 'It counts people whose readings came under control, and for how long.',
      },
    ],
  },
  plans: {
    title: PLANS_TITLE,
    lead: 'For one clinic on wheels or for a district.',
    hosted: {
      title: 'SaaS',
      text: 'A subscription by health worker; we run it.',
      prices: [{ value: 'By quote', label: 'for the size of your team' }],
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
        label: 'Patient data',
        hosted: 'Encrypted, in a database of your own',
        selfHosted: 'Never leaves your servers',
      },
      ...planAspects,
    ],
  },
  support,
  demo: {
    title: 'The platform at work',
    text: 'The film shows the education platform. Lists, visits and follow-up work in the same way for a health team.',
    video: sharedVideo,
    action: WATCH_DEMOS,
  },
  closing: sharedClosing,
};

export { health as handle };
