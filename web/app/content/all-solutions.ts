import type { PageDescription } from '~/lib/seo/page-meta';
import type { LinkListContent } from '~/sections/link-list/link-list';
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

export const list: LinkListContent = {
  variant: 'arrows',
  title: 'Find your question',
  lead: 'By the desk you sit at, then by the field you work in.',
  empty: 'There are no segments to display.',
  items: [
    {
      title: 'CSR',
      text: 'What did our Section 135 spending change, and can the board see it?',
      to: paths.csr,
    },
    {
      title: 'NGOs',
      text: 'How do we show each donor what we did without stopping to do it?',
      to: paths.ngo,
    },
    {
      title: 'Consultants',
      text: 'Can I hand over a finding together with every record it rests on?',
      to: paths.consultants,
    },
    {
      title: 'Environment',
      text: 'How many of the trees we planted are alive, and how much carbon do they hold?',
      to: paths.environment,
    },
    {
      title: 'Agriculture',
      text: 'Which advice reached which farmer, and what did the harvest say?',
      to: paths.agriculture,
    },
    {
      title: 'Skills and livelihoods',
      text: 'Who was trained, who was placed, and who is still in the job a year on?',
      to: paths.comingSolution,
    },
    {
      title: 'Other fields of work',
      text: 'Health, education, water and women’s enterprise.',
      to: paths.otherSolutions,
    },
  ],
};
