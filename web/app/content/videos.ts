import { staticImage } from '~/lib/static-images';
import type { DemoVideo, PlayableVideo } from '~/lib/video';

/**
 * Video ids at the provider, eleven characters each. They are samples that the owner replaces. A video without an id is
 * shown as unavailable.
 */
export const VIDEO_IDS = {
  dataIntelligence: 'SampleDrvR1',
  dataCollection: 'SampleSrvR1',
  grantManagement: undefined,
  progranTour: 'SamplePrgn1',
  farmer: 'SampleFarm1',
  education: 'SampleEduc1',
  afforestation: 'SampleLeaf1',
  impact: 'SampleImpc1',
  seed: 'SampleSeed1',
  farmerAdvisory: 'SampleStry1',
  tataTrusts: 'SampleCase1',
} as const satisfies Record<string, string | undefined>;

export const dataIntelligenceDemo: DemoVideo = {
  id: 'data-intelligence',
  title: 'Data Intelligence',
  description:
    'Four investees’ spreadsheets that disagree become one portfolio table, and a question in plain words becomes a chart.',
  videoId: VIDEO_IDS.dataIntelligence,
  category: 'Drive-R',
  poster: staticImage('posters/data-intelligence', ''),
  duration: '3:45',
  available: true,
  uploaded: '2025-04-14',
};

export const dataCollectionDemo: DemoVideo = {
  id: 'data-collection',
  title: 'Data Collection',
  description: 'A household survey from the blank form to the approved record, with the phone in flight mode.',
  videoId: VIDEO_IDS.dataCollection,
  category: 'Surve-R',
  poster: staticImage('posters/data-collection', ''),
  duration: '4:20',
  available: true,
  uploaded: '2025-03-03',
};

export const grantManagementDemo: DemoVideo = {
  id: 'grant-management',
  title: 'Grant Management',
  description: 'A grant from its first milestone to the report its donor signs off.',
  videoId: VIDEO_IDS.grantManagement,
  category: 'ProGran',
  poster: staticImage('posters/grant-management', ''),
  duration: '5:12',
  available: false,
};

/** The videos of /demo-videos, in order. */
export const demoVideos: readonly DemoVideo[] = [dataIntelligenceDemo, dataCollectionDemo, grantManagementDemo];

/** Videos of product pages that are not on /demo-videos. */
export const progranTour: DemoVideo = {
  id: 'progran-tour',
  title: 'ProGran in two minutes',
  description: 'A livelihoods grant from its Theory of Change to the report for its donor.',
  videoId: VIDEO_IDS.progranTour,
  category: 'Grant management',
  poster: staticImage('posters/progran-tour', ''),
  duration: '2:05',
  available: true,
  uploaded: '2025-02-10',
};

export const farmerDemo: DemoVideo = {
  id: 'farmer-platform',
  title: 'The farmer platform through a season',
  description: 'Enrolment, advice, field visits and procurement on the web dashboard and both apps.',
  videoId: VIDEO_IDS.farmer,
  category: 'Farmer platform',
  poster: staticImage('posters/farmer-platform', ''),
  duration: '5:04',
  available: true,
  uploaded: '2025-01-20',
};

export const educationDemo: DemoVideo = {
  id: 'education-platform',
  title: 'The education platform at a learning centre',
  description: 'Attendance, a reading assessment and the follow-up list of one learning centre.',
  videoId: VIDEO_IDS.education,
  category: 'Education platform',
  poster: staticImage('posters/education-platform', ''),
  duration: '3:30',
  available: true,
  uploaded: '2024-11-18',
};

export const afforestationDemo: DemoVideo = {
  id: 'afforestation',
  title: 'A plot through three years',
  description: 'Planting, survival counts and the carbon estimate of one hillside.',
  videoId: VIDEO_IDS.afforestation,
  category: 'Afforestation and carbon',
  poster: staticImage('posters/afforestation', ''),
  duration: '4:02',
  available: true,
  uploaded: '2025-05-12',
};

export const impactDemo: DemoVideo = {
  id: 'impact-intelligence',
  title: 'A portfolio review with impact intelligence',
  description: 'From the total of a portfolio down to the records of one partner.',
  videoId: VIDEO_IDS.impact,
  category: 'Impact intelligence',
  poster: staticImage('posters/impact-intelligence', ''),
  duration: '3:15',
  available: true,
  uploaded: '2025-06-02',
};

export const seedDemo: DemoVideo = {
  id: 'seed-traceability',
  title: 'A seed lot from field to bag',
  description: 'Growers, inspections, tests and packing on one lot number.',
  videoId: VIDEO_IDS.seed,
  category: 'Seed traceability',
  poster: staticImage('posters/seed-traceability', ''),
  duration: '4:48',
  available: true,
  uploaded: '2025-03-24',
};

export const farmerAdvisoryVideo: PlayableVideo = {
  id: 'farmer-advisory',
  title: 'Six talukas, one advisory platform',
  description: 'Field officers and farmers on what changed when advice, visits and notices moved to one app.',
  videoId: VIDEO_IDS.farmerAdvisory,
  category: 'Story',
  poster: staticImage('posters/farmer-advisory', ''),
  duration: '5:23',
  available: true,
  uploaded: '2026-01-12',
};

export const tataTrustsVideo: DemoVideo = {
  id: 'tata-trusts',
  title: 'Crop advice for ten thousand farmers',
  description: 'The farmer platform in a programme across more than a hundred villages.',
  videoId: VIDEO_IDS.tataTrusts,
  category: 'Case study',
  poster: staticImage('posters/tata-trusts', ''),
  duration: '3:58',
  available: true,
  uploaded: '2025-06-16',
};
