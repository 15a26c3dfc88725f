import type { PageDescription } from '~/lib/seo/page-meta';
import type { PageHeroContent } from '~/sections/page-hero/page-hero';
import type { PointsContent } from '~/sections/points/points';
import { paths } from '~/paths';

export const crumbs = [
  { name: 'Home', to: paths.home },
  { name: 'Solutions', to: paths.allSolutions },
  { name: 'Skills and livelihoods' },
];

/** Page description of the solution that is not available yet. */
export const page: PageDescription = {
  path: paths.comingSolution,
  title: 'Skills and livelihoods: almost there',
  description:
    'Our solution for skilling and livelihood programmes is close to ready. Tell us what you need, and it will be in there.',
  type: 'solution',
  crumbs,
};

export const opening: PageHeroContent = {
  variant: 'hue',
  title: "We're Almost There!",
  lead: 'Our solution for skilling and livelihood programmes follows a trainee from the first counselling to the first year in a job. It is close to ready. What would it have to do for you?',
  actions: [{ label: 'Tell Us What You Need', to: paths.tellMore }],
  // The last columns are 0 because the solution is unfinished.
  dots: [6, 8, 7, 9, 4, 2, 1, 0, 0],
};

export const ready: PointsContent = {
  variant: 'columns',
  title: 'What stands already',
  items: [
    {
      title: 'One record for each trainee',
      text: 'Counselling, attendance, assessment and placement on the same line.',
    },
    { title: 'Placement with proof', text: 'Offer letter, first wage and a call after three, six and twelve months.' },
    {
      title: 'Reports for two schemes',
      text: 'State and corporate formats from the same figures. More formats are what we are asking about.',
    },
    {
      title: 'Household income',
      text: 'Asked before and after, in the same words, by somebody other than the trainer.',
    },
  ],
};
