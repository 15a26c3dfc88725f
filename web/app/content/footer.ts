import { type Path, paths } from '~/paths';

export type FooterColumn = { title: string; links: readonly { name: string; path: Path }[] };

/** The three link columns of the footer. */
export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Products',
    links: [
      { name: 'Surve-R', path: paths.surveR },
      { name: 'ProGran', path: paths.proGran },
      { name: 'Drive-R', path: paths.driveR },
      { name: 'All products', path: paths.allProducts },
      { name: 'All solutions', path: paths.allSolutions },
      { name: 'Start a free trial', path: paths.startTrial },
    ],
  },
  {
    title: 'Platforms',
    links: [
      { name: 'Farmers', path: paths.farmer },
      { name: 'Health', path: paths.health },
      { name: 'Education', path: paths.education },
      { name: 'Afforestation and carbon', path: paths.leaf },
      { name: 'Impact intelligence', path: paths.impact },
      { name: 'Seed traceability', path: paths.tracseed },
    ],
  },
  {
    title: 'Company',
    links: [
      { name: 'About us', path: paths.about },
      { name: 'Who we serve', path: paths.whoWeServe },
      { name: 'Tata Trusts case study', path: paths.caseStudyTataTrusts },
      { name: 'Blog and stories', path: paths.blogs },
      { name: 'Join us', path: paths.apply },
      { name: 'Contact', path: paths.contactSimple },
      { name: 'Privacy and terms', path: paths.privacy },
    ],
  },
];
