import { hrefs, paths } from '~/paths';
import { programme } from '~/mockups/data/programme';
import type { CaseStudyContent } from './story-content';
import { tataTrustsVideo } from './videos';

const tataTrusts: CaseStudyContent = {
  id: 'tata-trusts',
  client: programme.client,
  meta: {
    title: 'Case study: Tata Trusts and ten thousand farmers',
    description:
      'Yield up by as much as 50% and input cost optimised by 10%: how 10K farmers in 100+ villages came to work with one advisory platform.',
  },
  published: '2025-06-16',
  summary: 'Crop advice for 10K farmers in more than 100 villages, from plot records that the field team keeps itself.',
  crumbs: [
    { name: 'Home', to: paths.home },
    { name: 'Case studies', to: paths.caseStudies },
    { name: 'Tata Trusts', to: hrefs.caseStudy('tata-trusts') },
  ],
  opening: {
    variant: 'story',
    title: 'Yield increase up to 50%, input cost optimised by 10%',
    lead: 'With Tata Trusts we brought ten thousand farmers onto one platform: their plots, their crops and the advice that fits both.',
    mockup: 'farmer-programme',
    actions: [],
    items: [],
  },
  stats: {
    variant: 'row',
    items: [
      { value: programme.farmers, label: 'farmers onboard' },
      { value: programme.villages, label: 'villages' },
      { value: programme.crops, label: 'crops' },
      { value: programme.yieldIncrease, label: 'increased yield' },
    ],
  },
  quote: {
    variant: 'surface',
    text: 'Earlier I put down as much fertiliser as my neighbour did. Now the message says how much and on which day, and I buy two bags fewer.',
    person: 'A grower in the programme (sample)',
    role: 'A sample voice, not a quotation',
  },
  narratives: [
    {
      variant: 'paper',
      title: 'The advice was good. It did not reach the plot',
      paragraphs: [
        {
          text: 'The programme had agronomists, demonstration plots and a crop guide for every season. What it lacked was a way to know who had sown what, and when. A recommendation went out by district, in one language, for an average date of sowing.',
        },
        {
          text: 'Field teams wrote visits into notebooks. By the time they were typed in, the stage of the crop that they described had passed, and inputs had been bought on habit.',
        },
      ],
    },
    {
      variant: 'deep',
      title: 'First the plot, then the calendar, then the message',
      paragraphs: [
        {
          text: 'Each plot was walked and registered with its soil, its water and its crop. From the sowing date on, the platform keeps a calendar for that plot alone: what is due this week, how much of it, and what it should cost.',
        },
        {
          text: 'Farmers hear or read it in their language. Field officers see who acted on it and who did not, and visit the second group first. Over forty crops are kept up to date by the programme’s own agronomists.',
        },
        {
          text: 'Where farmers followed the calendar, yields rose by up to half, and spending on inputs came down by a tenth.',
        },
      ],
    },
  ],
  video: {
    title: 'The platform in the programme',
    text: 'From walking a plot boundary to the message on a farmer’s phone.',
    video: tataTrustsVideo,
  },
  closing: {
    title: 'What would this be for your crops?',
    text: 'We show you the platform with your crop calendar and ten of your own plots in it.',
    actions: [
      { label: 'Request Demo', to: paths.contact },
      { label: 'See the farmer platform', to: paths.farmer },
    ],
  },
};

/** All case studies, newest first. */
export const caseStudies: readonly CaseStudyContent[] = [tataTrusts];

/** Returns the case study with this id, or undefined. */
export const findCaseStudy = (id: string) => caseStudies.find((study) => study.id === id);
