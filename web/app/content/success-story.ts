import type { SuccessStoryContent } from '~/sections/success-story';
import { paths } from '~/paths';
import { VIDEO_IDS } from './videos';

/** The featured story (spec section 2, "Success stories and case study"). Its film runs for 5:23. */
export const successStory: SuccessStoryContent = {
  title: '350 farmers, six talukas, one advisory that reaches all of them',
  text: 'A producer organisation moved its field visits, crop advice and emergency notices from paper and phone calls to one app, in one season.',
  film: { videoId: VIDEO_IDS.farmerAdvisory, title: 'How a farmer advisory went digital', duration: '5:23' },
  stats: [
    { value: '350+', label: 'farmers onboarded' },
    { value: '60%', label: 'of field operations digitised' },
    { value: '35%', label: 'increase in productivity' },
  ],
  quote: {
    text: 'When the hailstorm warning came, one message reached every grower before the clouds did. The year before we had still been dialling.',
    person: 'Savita Deshmukh',
    company: 'agronomy lead of the producer organisation',
  },
  action: { label: 'View our Impact Stories', to: paths.blogs },
};
