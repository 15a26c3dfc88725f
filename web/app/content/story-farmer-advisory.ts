import { paths, hrefs } from '~/paths';
import type { StoryContent } from './story-content';
import { facts } from './facts/farmer-advisory';
import { figures } from './facts/farmer-advisory-figures';
import { farmerAdvisoryVideo } from './videos';

const id = 'farmer-advisory';

export const farmerAdvisory: StoryContent = {
  id,
  meta: {
    title: 'One advisory platform for farmers in six talukas',
    description:
      'How a producer organisation moved field visits, crop advice and emergency notices into one app in two years: 350+ farmers onboarded, 60% of field operations digitised.',
  },
  published: facts.published,
  crumbs: [
    { name: 'Home', to: paths.home },
    { name: 'Impact stories', to: paths.impactStories },
    { name: 'Farmer advisory', to: hrefs.impactStory(id) },
  ],
  opening: {
    variant: 'story',
    title: 'One advisory platform for farmers in six talukas',
    lead: 'Field officers used to carry registers, agronomists answered by telephone, and a pest seen on Tuesday was known in the office on Saturday. Visits, advice and warnings are now in one app.',
    mockup: 'farmer-app',
    actions: [],
    items: [],
  },
  partnership: {
    variant: 'paper',
    title: 'A partnership that began with a register',
    paragraphs: [
      {
        text: 'The producer organisation works with smallholders who grow soybean, cotton and pulses. Its twelve field officers knew the farmers well. What they knew stood in twelve registers, and what reached the office stood in one spreadsheet with 41 columns.',
      },
      {
        text: 'We spent the first month on visits with them before drawing a single screen. The platform that came out of it is the farmer platform, set up with their crop calendar, their words and their own advisory team behind it.',
      },
    ],
  },
  timeline: {
    variant: 'years',
    title: 'Two years, two steps',
    items: [
      {
        label: '2024',
        title: 'Partnership initiated',
        text: 'Field visits with the officers, one number for each farmer, the first plots walked with a phone, and a pilot with soybean in one taluka.',
      },
      {
        label: '2025',
        title: 'Full implementation',
        text: 'All six talukas, all crops, both apps. By the end of the year 12 of 20 field operations ran without paper; meeting minutes, soil sample slips and six others stay on paper, each for a reason.',
      },
    ],
  },
  video: {
    title: 'In the words of those who use it',
    text: 'Two field officers and three farmers on an ordinary week with the app.',
    video: farmerAdvisoryVideo,
  },
  quote: {
    variant: 'hue',
    text: 'We used to find out in November what had gone wrong in August. Now the officer, the agronomist and the farmer look at the same photograph on the same day.',
    person: 'Programme lead (sample)',
    role: 'Partner producer organisation',
  },
  features: {
    variant: 'large',
    title: 'What made it hold',
    items: [
      {
        title: 'Customizable',
        text: 'Crops, stages, forms and messages are set by the organisation’s own agronomists, without us.',
      },
      {
        title: 'Real-time advisory',
        text: 'Advice follows the plot’s sowing date and the week’s weather; a question with a photograph is answered the same day.',
      },
      {
        title: 'User-friendly',
        text: 'Large pictures, voice messages and the local language. Most farmers needed one meeting to learn it.',
      },
      {
        title: 'Unified platform',
        text: 'Visits, advice, harvest weights and sale prices stand on one record, so nobody asks a farmer the same thing twice.',
      },
    ],
  },
  results: {
    variant: 'large',
    title: 'What changed',
    lead: 'Counted by the organisation after the harvest of 2025. The productivity figure is soybean, in quintals an acre, against the season before. Neighbours and group members who hear the advice read out are counted as farmers impacted.',
    items: [
      figures.productivity,
      figures.onboarded,
      figures.digitised,
      figures.notifications,
      figures.impacted,
      figures.talukas,
    ],
  },
  closing: {
    title: 'Is there a register behind your programme?',
    text: 'Tell us what is in it. We have probably seen one like it, and we know what to ask first.',
    actions: [
      { label: 'Contact Us', to: paths.contact },
      { label: 'See the farmer platform', to: paths.farmer },
    ],
  },
};
