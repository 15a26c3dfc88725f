import { paths } from '~/paths';
import { PROTOTYPES } from '../prototypes';
import { dataCollectionDemo } from '../videos';
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

export const surveR: ProductContent = {
  path: paths.surveR,
  name: 'Surve-R',
  kind: 'product',
  hue: 'surve-r',
  meta: {
    title: 'Surve-R: offline data collection for field teams',
    description:
      'Forms, GPS, photographs, audio and e-signatures on the phones your team carries, with or without a network, in the languages of the field, approved step by step.',
  },
  hero: {
    title: 'Field data you can stand behind',
    lead: 'Your team fills in forms on the phones they already have, with or without a network. Each answer carries its place, its time and its evidence, and goes through the approvals you set before it counts.',
    actions: [REQUEST_DEMO, PROTOTYPES.surveR, WATCH_DEMOS],
    items: ['Works fully offline', 'GPS, photo, audio, signature', 'Approvals by role'],
    mockup: 'surve-r-form',
  },
  offerings: {
    title: 'From blank form to approved record',
    lead: 'Everything a field visit produces, in one place and in one format.',
    items: [
      {
        icon: 'wifi-off',
        title: 'Works where the network does not',
        text: 'Forms, lists and past records are on the phone before the visit. A week of interviews can wait there, encrypted, and sends itself when a signal returns.',
        points: [
          'Skip rules, checks and calculations run offline',
          'Photographs are compressed before they travel',
          'Nothing is lost when a battery dies mid-form',
        ],
      },
      {
        icon: 'map-pin',
        title: 'GPS on every record',
        text: 'Points, routes and plot boundaries, with the accuracy noted, so that a visit can be seen on the map.',
      },
      {
        icon: 'microphone',
        title: 'Photo and audio evidence',
        text: 'A stamped photograph or a recorded answer stands beside the figure it supports.',
      },
      {
        icon: 'signature',
        title: 'E-signatures',
        text: 'Consent and receipt, signed on the screen with date and name, stored with the form.',
      },
      {
        icon: 'checklist',
        title: 'Role-based approval',
        text: 'Field officers submit, supervisors check, managers release. Who may do what is yours to set.',
      },
      {
        icon: 'language',
        title: 'Forms in many languages',
        text: 'One form, asked in Kannada, Hindi, Marathi or English; one dataset at the other end.',
      },
      {
        icon: 'table-export',
        title: 'Out to where you work',
        text: 'Excel, CSV or an interface for your own systems, with the evidence and the approvals attached.',
      },
    ],
  },
  showcase: {
    kind: 'feature-rows',
    variant: 'plain',
    title: 'What changes in a working week',
    items: [
      {
        title: 'A week without signal is a normal week',
        text: 'Finished records wait on the phone, encrypted, with their photographs and signatures. When a signal returns they go up in order, and a broken upload goes on where it stopped.',
        points: [
          'The phone shows what has been sent and what has not',
          'Each record arrives once, however often it is tried',
          'Next week’s lists come down on the same connection',
        ],
        mockup: 'surve-r-queue',
      },
      {
        title: 'Supervisors see the day while it is still the day',
        text: 'Records arrive in one queue, the doubtful ones on top: too fast, too far from the village, too like the one before. Two steps of approval or five, and each writes down who decided, when and why.',
        points: [
          'Roles and steps set without code',
          'A flag on a record says what is odd about it',
          'Returned records keep both versions',
        ],
        mockup: 'surve-r-approval',
      },
      {
        title: 'Asked in the language of the household',
        text: 'Translate a form beside the original, question by question. The person asking can switch language in the middle of an interview; the answers stay comparable.',
        points: ['Right script, right plural, right unit', 'Missing translations are listed before release'],
        mockup: 'surve-r-languages',
      },
    ],
    action: WATCH_DEMOS,
  },
  challenges: {
    title: CHALLENGES_TITLE,
    label: 'With Surve-R',
    lead: 'Six things that field teams told us they work around, and what they do instead with Surve-R.',
    items: [
      {
        title: 'Paper and spreadsheet chaos',
        today: 'Forms are filled in by hand, typed in by somebody else and merged from eleven files a month later.',
        change: 'The answer is typed once, where it is given, and lands in one table with one set of column names.',
      },
      {
        title: 'Low or no connectivity',
        today: 'Online forms fail in the villages that matter most, so teams go back to paper just there.',
        change: 'The whole visit runs on the phone. Records send themselves when there is a signal, in order, once.',
      },
      {
        title: 'Multilingual field teams',
        today: 'Each officer translates on the spot, and the same question is asked in five ways.',
        change: 'Reviewed translations sit in the form, so everyone asks the same thing in their own language.',
      },
      {
        title: 'Verification and fraud risk',
        today: 'Nobody can tell a real visit from a form filled in at a tea stall.',
        change:
          'Place, time, photographs and the length of the interview are part of the record, and odd ones are flagged.',
      },
      {
        title: 'Slow approvals',
        today: 'Checking waits for the month’s end, when nobody remembers the household.',
        change: 'Supervisors release or return a record the same day, with a note, from a phone or a desk.',
      },
      {
        title: 'Data security and access',
        today: 'Names and phone numbers travel as attachments and stay in inboxes.',
        change: 'Data is encrypted on the phone and on the way, and each role sees only the fields it needs.',
      },
    ],
  },
  plans: {
    title: PLANS_TITLE,
    lead: 'The same Surve-R either way. What differs is who keeps the servers.',
    hosted: {
      title: 'SaaS',
      text: 'A subscription by user; we run it.',
      prices: [{ value: 'By quote', label: 'for the size of your field team' }],
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
        label: 'Forms and records',
        hosted: 'No limit on either',
        selfHosted: 'No limit but your own storage',
      },
      ...planAspects,
    ],
  },
  support,
  demo: {
    title: 'A survey from start to approval',
    text: 'Four minutes with a phone in flight mode: a household form, its evidence, the supervisor’s queue and the record that comes out.',
    video: dataCollectionDemo,
    action: WATCH_DEMOS,
  },
  closing: {
    title: 'Bring us your longest form',
    text: 'Send it before the call. We build it in Surve-R and you fill it in on your own phone while we talk.',
    actions: [REQUEST_DEMO, WATCH_DEMOS],
  },
};

export { surveR as handle };
