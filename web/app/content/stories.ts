import { staticImage } from '~/lib/static-images';
import type { ResponsiveImage } from '~/lib/images';

/** An impact story of the site itself, not of the CMS. */
export type ImpactStory = {
  id: string;
  title: string;
  description: string;
  image: ResponsiveImage;
  /** True if the story has its own page. Others link to /comingblog. */
  designed: boolean;
};

export const stories: readonly ImpactStory[] = [
  {
    id: 'farmer-advisory',
    title: 'One advisory platform for farmers in six talukas',
    description:
      'In two years a producer organisation moved field visits, crop advice and emergency notices from registers and phone calls to one app.',
    image: staticImage(
      'stories/farmer-advisory',
      'A field officer and a farmer in a turban stand between rows of young plants and read a phone together.',
    ),
    designed: true,
  },
  {
    id: 'water-stewards',
    title: 'Village water stewards who publish their own readings',
    description:
      'Volunteers measure wells every fortnight. The same numbers now stand on the village notice board and in the donor report.',
    image: staticImage(
      'stories/water-stewards',
      'A woman lowers a measuring line into an open well while another points at the bar chart on the village notice board.',
    ),
    designed: false,
  },
  {
    id: 'learning-levels',
    title: 'Finding the children whom the average hides',
    description:
      'A reading programme compared baseline and endline by child instead of by school, and changed where its tutors spend Fridays.',
    image: staticImage(
      'stories/learning-levels',
      'Five children on five rising steps of reading; one still sits on the lowest, the one on top raises a hand.',
    ),
    designed: false,
  },
  {
    id: 'mobile-clinic',
    title: 'A mobile clinic that knows who missed the last visit',
    description:
      'Health workers open the day with a list of missed follow-ups, made offline from the records on their own phones.',
    image: staticImage(
      'stories/mobile-clinic',
      'A health worker with a phone beside a white clinic van, and a woman waiting on a bench; one line of the list above them is marked.',
    ),
    designed: false,
  },
  {
    id: 'sapling-count',
    title: 'Counting the saplings that lived, not the ones that were planted',
    description:
      'Geotagged photographs at planting, at six months and at eighteen months turned a planting figure into a survival figure.',
    image: staticImage(
      'stories/sapling-count',
      'Two people on a hillside of saplings: one kneels to check a stem, one notes it; dotted rings show where a sapling died.',
    ),
    designed: false,
  },
  {
    id: 'seed-to-certificate',
    title: 'From breeder seed to certificate without a lost lot',
    description:
      'Contract growers, inspectors and the processing plant record the same lot number, so a failed test is traced in minutes.',
    image: staticImage(
      'stories/seed-to-certificate',
      'Seed bags of growing size with tags joined by one thread, a woman at the last of them, and a green certificate seal.',
    ),
    designed: false,
  },
];
