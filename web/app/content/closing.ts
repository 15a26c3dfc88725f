import type { CallToActionContent } from '~/sections/call-to-action/call-to-action';
import { paths } from '~/paths';

/** The closing call to action of pages without their own. */
export const closing: CallToActionContent = {
  title: 'Bring one programme. See its data by Friday.',
  text: 'Show us a form you use today and a report you owe somebody. We set up a trial within 24 hours, and you have 14 days to find out whether the one leads to the other.',
  actions: [
    { label: 'Get Started', to: paths.contact },
    { label: 'Watch Demo', to: paths.demoVideos },
  ],
};
