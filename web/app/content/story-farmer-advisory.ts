import { paths, hrefs } from '~/paths';
import type { StoryContent } from './story-content';
import { farmerAdvisoryFilm } from './videos';

const id = 'farmer-advisory';

/** The farmer-advisory story (spec section 2, "Success stories and case study"). */
export const farmerAdvisory: StoryContent = {
  id,
  meta: {
    title: 'One advisory platform for farmers in six talukas',
    description:
      'How a producer organisation moved field visits, crop advice and emergency notices into one app: 350+ farmers onboarded, 60% of field operations digitised.',
  },
  published: '2025-08-04',
  crumbs: [
    { name: 'Home', to: paths.home },
    { name: 'Impact stories', to: paths.impactStories },
    { name: 'Farmer advisory', to: hrefs.impactStory(id) },
  ],
  opening: {
    title: 'One advisory platform for farmers in six talukas',
    lead: 'Field officers used to carry registers, agronomists answered by telephone, and a pest warning took two days to reach the last village. Now all three are one app.',
    scene: 'farmer-app',
  },
  partnership: {
    title: 'A partnership that began with a register',
    paragraphs: [
      'The producer organisation works with smallholders who grow soybean, cotton and pulses. Its twelve field officers knew the farmers well, and what they knew stood in twelve registers that nobody else could read.',
      'We spent the first month on visits with them before drawing a single screen. The platform that came out of it is the farmer platform, set up with their crop calendar, their words and their own advisory team behind it.',
    ],
  },
  timeline: {
    title: 'Two years, two steps',
    entries: [
      {
        year: '2024',
        title: 'Partnership initiated',
        text: 'Field visits with the officers, a pilot with one crop in one taluka, and the first season of advice sent from the platform.',
      },
      {
        year: '2025',
        title: 'Full implementation',
        text: 'All six talukas, all crops, both apps. Registers were closed at the end of the kharif season.',
      },
    ],
  },
  film: {
    title: 'In the words of those who use it',
    text: 'Two field officers and three farmers on an ordinary week with the app.',
    video: farmerAdvisoryFilm,
  },
  quote: {
    text: 'We used to find out in November what had gone wrong in August. Now the officer, the agronomist and the farmer look at the same photograph on the same day.',
    person: 'Programme lead',
    role: 'Partner producer organisation',
  },
  features: {
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
        text: 'Visits, advice, inputs and purchases stand on one record, so nobody asks a farmer the same thing twice.',
      },
    ],
  },
  results: {
    title: 'What changed',
    lead: 'Counted by the organisation at the end of the first full season.',
    main: { value: '35%', label: 'productivity increase' },
    others: [
      { value: '350+', label: 'farmers onboarded' },
      { value: '60%', label: 'field operations digitized' },
      { value: '1-click', label: 'emergency notifications' },
      { value: '1000+', label: 'farmers impacted' },
      { value: '6', label: 'talukas' },
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
