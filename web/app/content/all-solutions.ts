import type { PageDescription } from '~/lib/seo/page-meta';
import type { SegmentIndexContent } from '~/sections/segment-index/segment-index';
import type { StatsHeroContent } from '~/sections/stats-hero/stats-hero';
import { paths } from '~/paths';

export const page: PageDescription = {
  path: paths.allSolutions,
  title: 'All solutions',
  description:
    'Solutions by who you are and by field of work: CSR, NGOs, consultants, environment, agriculture and more. 3000+ beneficiaries impacted, 8+ successful projects, 100% digitisation.',
  type: 'solution',
};

export const hero: StatsHeroContent = {
  title: 'A solution is a question somebody has to answer',
  lead: 'Did the money do what it was given for? Which trees lived? Who missed the second dose? Pick yours, and see how the answer is collected, checked and reported.',
  items: [
    { value: '3000+', label: 'beneficiaries impacted' },
    { value: '8+', label: 'successful projects' },
    { value: '100%', label: 'digitisation' },
  ],
  action: { label: 'View our Products', to: paths.allProducts },
};

export const list: SegmentIndexContent = {
  title: 'Find your question',
  lead: 'By the desk you sit at, then by the field you work in.',
  empty: 'There are no segments to display.',
  segments: [
    {
      id: 1,
      title: 'CSR',
      description: 'What did our Section 135 spending change, and can the board see it?',
      image: 'progran-projects',
      designed: true,
      to: paths.csr,
    },
    {
      id: 2,
      title: 'NGOs',
      description: 'How do we show each donor what we did without stopping to do it?',
      image: 'surve-r-queue',
      designed: true,
      to: paths.ngo,
    },
    {
      id: 3,
      title: 'Consultants',
      description: 'Can I hand over a finding together with every record it rests on?',
      image: 'drive-r-question',
      designed: true,
      to: paths.consultants,
    },
    {
      id: 4,
      title: 'Environment',
      description: 'How many of the trees we planted are alive, and how much carbon do they hold?',
      image: 'carbon-map',
      designed: true,
      to: paths.environment,
    },
    {
      id: 5,
      title: 'Agriculture',
      description: 'Which advice reached which farmer, and what did the harvest say?',
      image: 'farmer-web',
      designed: true,
      to: paths.agriculture,
    },
    {
      id: 6,
      title: 'Skills and livelihoods',
      description: 'Who was trained, who was placed, and who is still in the job a year on?',
      image: 'education-overview',
      designed: true,
      to: paths.comingSolution,
    },
    {
      id: 7,
      title: 'Other fields of work',
      description: 'Health, education, water and women’s enterprise.',
      image: 'health-overview',
      designed: true,
      to: paths.otherSolutions,
    },
  ],
};
