import { paths } from '~/paths';
import { REQUEST_DEMO } from './products/common';

export const caseStudiesPage = {
  meta: {
    title: 'Case studies',
    description:
      'Programmes that moved to our platforms, told with their figures: what was there before, what was done, and what changed.',
  },
  crumbs: [
    { name: 'Home', to: paths.home },
    { name: 'Case studies', to: paths.caseStudies },
  ],
  opening: {
    variant: 'deep',
    title: 'What changed, and how we know',
    lead: 'Programmes told with their own figures: what was there before, what was done, and what could be counted afterwards.',
  },
  stories: {
    title: 'From the field',
    all: { label: 'All stories and blog posts', to: paths.blogs },
  },
  closing: {
    title: 'Yours could be the next one',
    text: 'Tell us what your programme wants to prove. We tell you what it takes to measure it.',
    actions: [REQUEST_DEMO, { label: 'Watch Demo', to: paths.demoVideos }],
  },
} as const;
