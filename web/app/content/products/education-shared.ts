import type { CallToActionContent } from '~/sections/call-to-action/call-to-action';
import { educationDemo } from '../videos';
import { REQUEST_DEMO, WATCH_DEMOS } from './common';

/** The healthcare page reuses the video and the closing copy of the education page. */
export const sharedVideo = educationDemo;

export const sharedClosing: CallToActionContent = {
  title: 'See your own programme on screen',
  text: 'Bring one form, one report and the question your board keeps asking. We build the demo round them.',
  actions: [REQUEST_DEMO, WATCH_DEMOS],
};
