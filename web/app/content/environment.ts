import { paths } from '~/paths';
import { closing } from './closing';
import type { SolutionContent } from './solution-content';

const crumbs = [
  { name: 'Home', to: paths.home },
  { name: 'Solutions', to: paths.allSolutions },
  { name: 'Environment' },
];

export const environment: SolutionContent = {
  page: {
    path: paths.environment,
    title: 'Environment solutions',
    description:
      'Afforestation, watershed and carbon programmes: plots on a map, survival counted over years, carbon estimated from measured trees, records that a verifier can open.',
    type: 'solution',
    crumbs,
  },
  crumbs,
  opening: {
    variant: 'paper',
    title: 'Count the trees that lived',
    lead: 'Planting is a day. Survival is the programme. Follow every plot from the pit to the third monsoon, and let the carbon figure rest on trees that somebody has stood next to.',
    actions: [
      { label: 'Request Demo', to: paths.contact },
      { label: 'View our Products', to: paths.allProducts },
    ],
    mockup: 'carbon-map',
  },
  problems: {
    variant: 'columns',
    title: 'Why green figures are doubted',
    items: [
      {
        title: 'Planted is not alive',
        text: 'Registers record what went into the ground. Nobody is paid to record what came up.',
      },
      {
        title: 'Plots move on paper',
        text: 'A survey number, a village name and a memory seldom give the same place twice.',
      },
      {
        title: 'Carbon by multiplication',
        text: 'A textbook rate times a planting figure is an estimate of an estimate.',
      },
      {
        title: 'Verification comes late',
        text: 'When the verifier asks in year five, the people who measured in year one have left.',
      },
    ],
  },
  steps: {
    variant: 'dotted',
    title: 'A plantation over three years',
    lead: 'Each visit adds to the same plot, so the story can be read backwards.',
    items: [
      {
        label: 'Month 0',
        title: 'Walk the boundary',
        text: 'The plot is walked with a phone. Owner, species and pits are recorded on the spot, offline.',
      },
      {
        label: 'Month 6',
        title: 'Count the survivors',
        text: 'A sample is drawn for you. Each sapling gets a photograph with its position.',
      },
      {
        label: 'Month 18',
        title: 'Measure and replant',
        text: 'Height and girth go in; gaps become a work order for the nursery.',
      },
      {
        label: 'Month 36',
        title: 'Report the carbon',
        text: 'Biomass from measured trees, with the range of error, ready for the verifier.',
      },
    ],
  },
  indicators: {
    title: 'What is counted, and what proves it',
    lead: 'A selection. Each has a definition you can change and a history that stays.',
    columns: ['Indicator', 'How it is measured', 'What proves it'],
    items: [
      {
        label: 'Survival rate',
        method: 'Sample of plots at 6, 18 and 36 months',
        evidence: 'Photograph with position and date',
      },
      { label: 'Area restored', method: 'Boundary walked, in hectares', evidence: 'Track and a view from satellite' },
      {
        label: 'Carbon held',
        method: 'Girth and height, equation by species',
        evidence: 'Tree list with the range of error',
      },
      {
        label: 'Water level',
        method: 'Fortnightly reading of the same wells',
        evidence: 'Reading signed by the committee',
      },
      {
        label: 'Days of work paid',
        method: 'Muster and payment by household',
        evidence: 'Signature and transfer number',
      },
    ],
    mockup: 'impact-overview',
  },
  platforms: {
    variant: 'columns',
    title: 'What it is built from',
    items: [
      {
        title: 'Afforestation and carbon',
        text: 'Plots, survival and the record that a credit rests on.',
        to: paths.leaf,
      },
      { title: 'Surve-R', text: 'The form for boundary, sapling and well.', to: paths.surveR },
      { title: 'Drive-R', text: 'Questions about ten seasons of readings, in plain words.', to: paths.driveR },
    ],
  },
  closing,
};
