import type { PageDescription } from '~/lib/seo/page-meta';
import type { FeatureRowsContent } from '~/sections/feature-rows/feature-rows';
import type { PageHeroContent } from '~/sections/page-hero/page-hero';
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

const knowMore = (title: string, to: string) => ({ label: 'Know more', to, more: `about ${title}` });

export const segments: FeatureRowsContent = {
  variant: 'panels',
  empty: 'No segments to display. Please check your Content.jsx file.',
  items: [
    {
      title: 'Environment',
      text: 'Plantations, watersheds and carbon projects in which a photograph with a position is worth more than a planting register. Survival is counted at six, eighteen and thirty-six months.',
      mockup: 'carbon-map',
      action: knowMore('Environment', paths.environment),
    },
    {
      title: 'Agriculture',
      text: 'Farmer organisations, contract farming and seed production: one record for each plot, from the first field visit to the payment, in the hands of the business, the field team and the farmer.',
      mockup: 'farmer-web',
      action: knowMore('Agriculture', paths.agriculture),
    },
    {
      title: 'Health',
      text: 'Community health programmes whose workers are offline for most of the day. The morning begins with the list of people who missed a visit, made from the records on their own phone.',
      mockup: 'health-overview',
      action: knowMore('Health', paths.health),
    },
    {
      title: 'Education',
      text: 'Enrolment and attendance say who was in the room. Learning levels by child, from baseline to endline, say whether it helped, and whom it did not help yet.',
      mockup: 'education-overview',
      action: knowMore('Education', paths.education),
    },
    {
      title: 'Water and sanitation',
      text: 'Well readings, repairs and water committees that publish their own figures. The page for this field is being written with the people who use it.',
      mockup: 'progran-locations',
      action: knowMore('Water and sanitation', paths.comingSoon),
    },
    {
      title: 'Women’s enterprise',
      text: 'Savings groups, loans and small businesses, followed by household and by season. The page for this field is being written with the people who use it.',
      mockup: 'progran-beneficiary',
      action: knowMore('Women’s enterprise', paths.comingSoon),
    },
  ],
};
