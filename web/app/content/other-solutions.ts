import type { PageDescription } from '~/lib/seo/page-meta';
import type { PageHeroContent } from '~/sections/page-hero/page-hero';
import type { Segment } from '~/sections/segments/segments';
import { paths } from '~/paths';

export const page: PageDescription = {
  path: paths.otherSolutions,
  title: 'Other solutions',
  description:
    'Solutions for environment, agriculture, health, education, water and women’s enterprise: what each field has to count, and how we help to count it.',
  type: 'solution',
};

export const opening: PageHeroContent = {
  variant: 'deep',
  title: 'Every field counts differently',
  lead: 'A nurse counts visits, a forester counts survivors, a teacher counts what a child can read. The record underneath is the same.',
};

export const segmentTexts = {
  more: 'Know more',
  empty: 'No segments to display. Please check your Content.jsx file.',
} as const;

export const segments: readonly Segment[] = [
  {
    id: 1,
    title: 'Environment',
    description:
      'Plantations, watersheds and carbon projects in which a photograph with a position is worth more than a planting register. Survival is counted at six, eighteen and thirty-six months.',
    image: 'carbon-map',
    designed: true,
    to: paths.environment,
  },
  {
    id: 2,
    title: 'Agriculture',
    description:
      'Farmer organisations, contract farming and seed production: one record for each plot, from the first field visit to the payment, in the hands of the business, the field team and the farmer.',
    image: 'farmer-web',
    designed: true,
    to: paths.agriculture,
  },
  {
    id: 3,
    title: 'Health',
    description:
      'Community health programmes whose workers are offline for most of the day. The morning begins with the list of people who missed a visit, made from the records on their own phone.',
    image: 'health-overview',
    designed: true,
    to: paths.health,
  },
  {
    id: 4,
    title: 'Education',
    description:
      'Enrolment and attendance say who was in the room. Learning levels by child, from baseline to endline, say whether it helped, and whom it did not help yet.',
    image: 'education-overview',
    designed: true,
    to: paths.education,
  },
  {
    id: 5,
    title: 'Water and sanitation',
    description:
      'Well readings, repairs and water committees that publish their own figures. The page for this field is being written with the people who use it.',
    image: 'progran-locations',
    designed: false,
    to: paths.comingSoon,
  },
  {
    id: 6,
    title: 'Women’s enterprise',
    description:
      'Savings groups, loans and small businesses, followed by household and by season. The page for this field is being written with the people who use it.',
    image: 'progran-beneficiary',
    designed: false,
    to: paths.comingSoon,
  },
];
