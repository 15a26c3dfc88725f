import { type Path, paths } from '~/paths';
import type { MockupName } from '~/mockups/mockup-names';

/** A product or platform in a list. `image` names a mockup. */
export type ProductCard = { d_title: string; description: string; image: MockupName; path?: Path };

/** Returns the path of a card. A product without a page links to the coming-soon page. */
export const cardTarget = ({ path }: Pick<ProductCard, 'path'>): Path => path ?? paths.comingSoon;

export const productCards = [
  {
    d_title: 'Surve-R',
    description: 'Collects data in the field, offline and in the language of the person asking, and has it approved.',
    image: 'surve-r-queue',
    path: paths.surveR,
  },
  {
    d_title: 'ProGran',
    description:
      'Follows grants and programmes against their targets and writes the donor report from the same numbers.',
    image: 'progran-metrics',
    path: paths.proGran,
  },
  {
    d_title: 'Drive-R',
    description:
      'Cleans and joins what you have collected, and answers questions about it that are asked in plain words.',
    image: 'drive-r-question',
    path: paths.driveR,
  },
] as const satisfies readonly ProductCard[];

export const platformCards = [
  {
    d_title: 'Farmer platform',
    description: 'A web dashboard, an app for the field team and an app for farmers, on one record for each plot.',
    image: 'farmer-web',
    path: paths.farmer,
  },
  {
    d_title: 'Health platform',
    description: 'Households, visits and follow-ups for community health programmes, on phones that are often offline.',
    image: 'health-overview',
    path: paths.health,
  },
  {
    d_title: 'Education platform',
    description: 'Enrolment, attendance and learning levels by child, from baseline to endline.',
    image: 'education-overview',
    path: paths.education,
  },
  {
    d_title: 'Afforestation and carbon',
    description: 'Every sapling on a map, its survival through the years, and the record a carbon credit rests on.',
    image: 'carbon-map',
    path: paths.leaf,
  },
  {
    d_title: 'Impact intelligence',
    description: 'One picture of a whole portfolio for funders and investors: indicators, evidence and SDG alignment.',
    image: 'impact-overview',
    path: paths.impact,
  },
  {
    d_title: 'Seed traceability',
    description: 'Each lot followed from breeder seed through foundation seed to the certified bag.',
    image: 'seed-trace',
    path: paths.tracseed,
  },
] as const satisfies readonly ProductCard[];
