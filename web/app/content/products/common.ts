import { paths } from '~/paths';
import type { PlanAspect } from '~/sections/plans/plans';
import type { PointsContent } from '~/sections/points/points';

export const REQUEST_DEMO = { label: 'Request Demo', to: paths.contact } as const;
export const WATCH_DEMOS = { label: 'Watch Product Demos', to: paths.demoVideos } as const;
export const ASK_FOR_QUOTE = { label: 'Ask for a quote', to: paths.contactSimple } as const;

/** The headings that every product page has. */
export const CHALLENGES_TITLE = 'Challenges We Address';
export const PLANS_TITLE = 'Flexible Solutions';

/** Shared by every product. */
export const support: PointsContent = {
  variant: 'rows',
  title: 'Post-Launch Support',
  lead: 'Most programmes change within a year of going live: a new district, a new donor, a new question. We stay on for that.',
  items: [
    {
      title: 'Dedicated support team',
      text: 'Named people who know your forms and your reporting calendar. Chat and e-mail are answered around the clock, and every question has a reply within 24 hours.',
    },
    {
      title: 'Regular updates',
      text: 'New versions are tried on a copy of your set-up first and put live outside your reporting weeks, with a page that says what changed.',
    },
    {
      title: 'Training and resources',
      text: 'Live sessions for field teams, managers and administrators, short films in the languages your teams speak, and a handbook written round your own forms.',
    },
  ],
};

/** The rows in which hosted and self-hosted plans compare, for every product. */
export const planAspects: readonly PlanAspect[] = [
  {
    label: 'Where it runs',
    hosted: 'On our servers, backed up every night',
    selfHosted: 'On your servers or your own cloud account',
  },
  {
    label: 'Ready in',
    hosted: 'Less than 24 hours for a first environment',
    selfHosted: 'A date agreed with your IT team',
  },
  {
    label: 'Updates',
    hosted: 'Put in by us, announced beforehand',
    selfHosted: 'Delivered as releases; you choose the day',
  },
  {
    label: 'Fits',
    hosted: 'Teams who want to start this month and keep no servers',
    selfHosted: 'Organisations whose policy keeps data in their own house',
  },
];
