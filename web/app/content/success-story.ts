import type { SuccessStoryContent } from '~/sections/success-story/success-story';
import { paths } from '~/paths';
import { figures } from './facts/farmer-advisory-figures';
import { farmerAdvisoryVideo } from './videos';

/** The featured story. Its video is 5:23 long. */
export const successStory: SuccessStoryContent = {
  variant: 'deep',
  title: '350+ farmers, six talukas, one advisory platform',
  text: 'In two years a producer organisation moved field visits, crop advice and emergency notices from registers and phone calls to one app. What is better on paper stayed there.',
  video: farmerAdvisoryVideo,
  items: [
    figures.onboarded,
    { value: figures.digitised.value, label: 'of field operations digitised' },
    { value: figures.productivity.value, label: 'increase in productivity' },
  ],
  quote: {
    text: 'One click sent the rain warning to every farmer in the taluka, as a text and as a recorded call. The year before we would still have been dialling when the rain came.',
    person: 'Agronomy lead',
    role: 'partner producer organisation (sample)',
  },
  action: { label: 'View our Impact Stories', to: paths.blogs },
};
