import type { DemoVideo } from '~/lib/video';

/**
 * The demo videos, and those of the stories. The ids are samples that the owner replaces: video ids at the provider, eleven
 * characters each. A video without an id is shown as unavailable. Videos of pages are in `cms/seed/pages`.
 */
export const dataIntelligenceDemo: DemoVideo = {
  id: 'data-intelligence',
  title: 'Data Intelligence',
  description:
    'Four investees’ spreadsheets that disagree become one portfolio table, and a question in plain words becomes a chart.',
  videoId: 'SampleDrvR1',
  category: 'Drive-R',
  poster: 'posters/data-intelligence',
  duration: '3:45',
  available: true,
  uploaded: '2025-04-14',
};

export const dataCollectionDemo: DemoVideo = {
  id: 'data-collection',
  title: 'Data Collection',
  description: 'A household survey from the blank form to the approved record, with the phone in flight mode.',
  videoId: 'SampleSrvR1',
  category: 'Surve-R',
  poster: 'posters/data-collection',
  duration: '4:20',
  available: true,
  uploaded: '2025-03-03',
};

export const grantManagementDemo: DemoVideo = {
  id: 'grant-management',
  title: 'Grant Management',
  description: 'A grant from its first milestone to the report its donor signs off.',
  category: 'ProGran',
  poster: 'posters/grant-management',
  duration: '5:12',
  available: false,
};

/** The videos of /demo-videos, in order. */
export const demoVideos: readonly DemoVideo[] = [dataIntelligenceDemo, dataCollectionDemo, grantManagementDemo];

export const farmerAdvisoryVideo: DemoVideo = {
  id: 'farmer-advisory',
  title: 'Six talukas, one advisory platform',
  description: 'Field officers and farmers on what changed when advice, visits and notices moved to one app.',
  videoId: 'SampleStry1',
  category: 'Story',
  poster: 'posters/farmer-advisory',
  duration: '5:23',
  available: true,
  uploaded: '2026-01-12',
};

export const tataTrustsVideo: DemoVideo = {
  id: 'tata-trusts',
  title: 'Crop advice for ten thousand farmers',
  description: 'The farmer platform in a programme across more than a hundred villages.',
  videoId: 'SampleCase1',
  category: 'Case study',
  poster: 'posters/tata-trusts',
  duration: '3:58',
  available: true,
  uploaded: '2025-06-16',
};
