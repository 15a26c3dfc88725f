import type { PageDescription } from '~/lib/seo/page-meta';
import type { ComparisonContent } from '~/sections/comparison/comparison';
import type { HomeHeroContent } from '~/sections/home-hero/home-hero';
import type { LinkListContent } from '~/sections/link-list/link-list';
import type { PartnersContent } from '~/sections/partners/partners';
import type { ProductRowsContent } from '~/sections/product-rows/product-rows';
import { paths } from '~/paths';
import { heroVideo } from './hero-video';
import { organisations } from './organisations';

export const page: PageDescription = {
  path: paths.home,
  title: '{company}: put AI to work for impact',
  description:
    'Data collection, programme analytics and data intelligence for NGOs, CSR teams, foundations and impact investors. Works offline, checks as it collects, reports as it goes.',
  type: 'home',
};

export const hero: HomeHeroContent = {
  tag: 'AI-first Impact Platform',
  title: 'Put AI to Work for Impact',
  lead: 'Your field team answers once, on a phone, with or without a signal. Each answer is checked on the spot, and an hour later it is a number that your board and your donors can both open and trace.',
  actions: [
    { label: 'Start Your Free Trial', to: paths.startTrial },
    { label: 'Watch Our Demos', to: paths.demoVideos },
  ],
  note: 'Free for trials · No credit card required',
  items: [
    { title: 'AI Validation', text: 'Odd answers are queried while the respondent is still there' },
    { title: 'Offline Collection', text: 'A week without signal loses no record' },
    { title: 'Real-time Dashboards', text: 'Planned against actual, as of the last sync' },
    { title: 'Audit-ready', text: 'Every figure opens into its records' },
  ],
  video: heroVideo,
};

export const trustedBy: PartnersContent = {
  variant: 'boxes',
  title: 'Trusted by',
  items: [
    { name: 'Rural livelihoods NGO', mark: 'sprout' },
    { name: 'Corporate foundation', mark: 'roof' },
    { name: 'River basin trust', mark: 'river' },
    { name: 'School network', mark: 'book' },
    { name: 'Seed federation', mark: 'seed' },
    { name: 'Impact fund', mark: 'rings' },
  ],
};

const knowMore = (product: string, to: string) => ({ label: 'Know more', to, more: `about ${product}` });

export const intelligence: ProductRowsContent = {
  variant: 'wide',
  title: 'AI-Powered Intelligence',
  lead: 'Three products on one record. What is collected in the field is what the programme manager steers by and what the funder reads.',
  items: [
    {
      hue: 'surve-r',
      label: 'Surve-R',
      title: 'Collect it once, and collect it right',
      text: 'Forms with GPS, photos, audio and signatures that run on the phones your team already carries, in the language the question is asked in.',
      points: [
        'Works without a signal and syncs when there is one',
        'Each record passes the approval steps you set, by role',
        'An answer that cannot be right is asked again on the doorstep',
      ],
      mockup: 'surve-r-form',
      action: knowMore('Surve-R', paths.surveR),
    },
    {
      hue: 'progran',
      label: 'ProGran',
      title: 'Follow every grant to the change it was for',
      text: 'Indicators, budgets and milestones hang on your Theory of Change or Logical Framework, so a late district shows up in the month it falls behind.',
      points: [
        'Baseline, target and actual side by side, by project and place',
        'Alerts before a milestone slips, not after',
        'The donor report is drafted from the same numbers',
      ],
      mockup: 'progran-locations',
      action: knowMore('ProGran', paths.proGran),
    },
    {
      hue: 'drive-r',
      label: 'Drive-R',
      title: 'Ask your data in plain words',
      text: 'Years of spreadsheets become one clean table. Then anybody in the team can ask it a question and see the chart, the sum and the rows it came from.',
      points: [
        'Cleans dates, names and units, and shows what it changed',
        'Builds a model and says how sure it is',
        'Dashboards by SDG, online or on a laptop in the field',
      ],
      mockup: 'drive-r-question',
      action: knowMore('Drive-R', paths.driveR),
    },
  ],
};

export const whyDifferent: ComparisonContent = {
  title: 'Why We Build Different',
  lead: 'Most tools in this field were made for offices and sent out to villages. Ours started in the village.',
  usualLabel: 'The usual way',
  oursLabel: 'How we build',
  items: [
    {
      usual: 'A form works in the office and fails on the third day of fieldwork.',
      ours: 'Offline is the normal case. A signal is a bonus.',
    },
    {
      usual: 'Errors are found at the desk, six weeks after the interview.',
      ours: 'The check happens while the person is still there to ask.',
    },
    {
      usual: 'Each report is a new spreadsheet, and no two of them agree.',
      ours: 'One record, and every report reads from it.',
    },
  ],
  products: [
    { hue: 'surve-r', label: 'Surve-R', text: 'collects', to: paths.surveR },
    { hue: 'progran', label: 'ProGran', text: 'follows the programme', to: paths.proGran },
    { hue: 'drive-r', label: 'Drive-R', text: 'answers what the programme asks', to: paths.driveR },
  ],
  action: { label: 'See all products', to: paths.allProducts },
};

export const segments: LinkListContent = {
  variant: 'arrows',
  title: 'Who we serve',
  lead: 'Different readers, the same evidence. Find your desk.',
  items: organisations,
  empty: 'There are no segments to display.',
};
