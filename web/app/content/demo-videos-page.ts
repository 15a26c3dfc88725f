import { paths } from '~/paths';

export const demoVideosPage = {
  meta: {
    title: 'Demo videos',
    description:
      'Short films of Surve-R, ProGran and Drive-R at work: a survey from form to approval, and a question in plain words that becomes a chart.',
  },
  crumbs: [
    { name: 'Home', to: paths.home },
    { name: 'Demo videos', to: paths.demoVideos },
  ],
  opening: {
    variant: 'deep',
    title: 'See it work before you talk to us',
    lead: 'Screens as they are, with the untidy data that programmes really have. None is longer than six minutes. For a portfolio demo, play Data Intelligence: it walks through the portfolio of an impact investor.',
  },
  closing: {
    title: 'Now with your own data',
    text: 'Try it for 14 days without a credit card; your environment is ready in under 24 hours. Or have us show it to your team.',
    actions: [
      { label: 'Start Your Free Trial', to: paths.startTrial },
      { label: 'Schedule Live Demo', to: paths.contact },
    ],
  },
} as const;
