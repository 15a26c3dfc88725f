import { paths } from '~/paths';
import { PROTOTYPES } from '../prototypes';
import { afforestationDemo } from '../videos';
import {
  ASK_FOR_QUOTE,
  CHALLENGES_TITLE,
  planAspects,
  PLANS_TITLE,
  REQUEST_DEMO,
  support,
  WATCH_DEMOS,
} from './common';
import type { ProductContent } from './product-content';

export const leaf: ProductContent = {
  path: paths.leaf,
  name: 'Afforestation and carbon',
  kind: 'platform',
  hue: 'leaf',
  meta: {
    title: 'Afforestation and carbon-credit tracking',
    description:
      'Plots, saplings, survival counts and carbon estimates for afforestation programmes, with the evidence that a credit rests on.',
  },
  hero: {
    title: 'Count the trees that live',
    lead: 'Planting is a day; survival is ten years. Each plot stays on the map with its species, its photographs and its counts, and the carbon estimate follows from what is still standing.',
    actions: [REQUEST_DEMO, PROTOTYPES.leaf],
    items: ['Geotagged planting and counts', 'Survival by species and year', 'Evidence pack for verifiers'],
    mockup: 'carbon-map',
  },
  offerings: {
    title: 'A forest as a record',
    lead: 'For afforestation organisations, project developers and companies that plant.',
    items: [
      {
        icon: 'trees',
        title: 'Survival, year after year',
        text: 'Field teams go back to the same sample plots with a phone. The count, the girth and the photograph stand beside those of the year before, so a loss has a place and a date.',
        points: [
          'Sample plots drawn for you',
          'Species, girth and height where needed',
          'Replanting planned from the losses',
        ],
      },
      {
        icon: 'map-2',
        title: 'Plots on a map',
        text: 'Boundaries walked or drawn, land papers attached, overlaps found before planting.',
      },
      {
        icon: 'certificate',
        title: 'Carbon estimates',
        text: 'Worked out from your counts by the method you name, with each assumption listed.',
      },
      {
        icon: 'camera',
        title: 'Evidence for verifiers',
        text: 'Photographs with place and time, sampling lists and the history of each figure, in one pack.',
      },
      {
        icon: 'users',
        title: 'People and payments',
        text: 'Who planted, who looks after which plot, what was earned and when it was paid.',
      },
    ],
  },
  showcase: {
    kind: 'steps',
    variant: 'line',
    noteLabel: 'Recorded',
    title: 'From a pit in the ground to a credit',
    lead: 'Five steps, and the evidence that each one adds.',
    items: [
      { title: 'Plot', text: 'The boundary is walked and the owner agrees.', note: 'Boundary, title, consent' },
      {
        title: 'Plant',
        text: 'Species and numbers by row, with a picture of each.',
        note: 'Count, species, photograph',
      },
      { title: 'Count', text: 'Sample plots at six, eighteen and thirty-six months.', note: 'Survival, girth' },
      { title: 'Estimate', text: 'Biomass and carbon by the agreed method.', note: 'Tonnes, range, method' },
      { title: 'Verify', text: 'The verifier gets the pack and a list to visit.', note: 'Findings, credits issued' },
    ],
  },
  challenges: {
    title: CHALLENGES_TITLE,
    label: 'With Afforestation and carbon',
    lead: 'Why a planted tree is hard to prove, and what helps.',
    items: [
      {
        title: 'Planted is not grown',
        today: 'Reports count saplings on the day they went into the ground.',
        change: 'Reports count what stood at the last visit, and say when that was.',
      },
      {
        title: 'Plots nobody can find again',
        today: 'The map is a sketch in a file.',
        change: 'Boundaries and sample points lead a new field officer to the same tree.',
      },
      {
        title: 'Double counting',
        today: 'Two donors are shown the same hillside.',
        change: 'Each plot has one number and a list of who funds what on it.',
      },
      {
        title: 'Carbon figures on trust',
        today: 'The spreadsheet is known to the consultant who made it.',
        change: 'Method, inputs and assumptions stand beside the result and can be recalculated.',
      },
      {
        title: 'Verification costs',
        today: 'Evidence is put together in the month before the audit.',
        change: 'It is collected with each visit, and the pack is ready when the verifier asks.',
      },
      {
        title: 'Long time spans',
        today: 'Staff and phones change five times before the trees are grown.',
        change: 'The record belongs to the plot, so whoever comes next starts where it stands.',
      },
    ],
  },
  plans: {
    title: PLANS_TITLE,
    lead: 'For a first hundred hectares or for a register of thousands of plots.',
    hosted: {
      title: 'SaaS',
      text: 'A subscription by area; we run it.',
      prices: [{ value: 'By quote', label: 'for the hectares you follow' }],
      action: REQUEST_DEMO,
    },
    selfHosted: {
      title: 'Self-hosted',
      text: 'A licence; you run it.',
      prices: [{ value: 'By quote', label: 'one-time licence and set-up' }],
      action: ASK_FOR_QUOTE,
    },
    items: [
      {
        label: 'Maps and imagery',
        hosted: 'Base maps and satellite layers included',
        selfHosted: 'Your own layers, or ours by licence',
      },
      ...planAspects,
    ],
  },
  support,
  demo: {
    title: 'A plot through three years',
    text: 'The same hillside at planting, after the first summer and at its third count.',
    video: afforestationDemo,
    action: WATCH_DEMOS,
  },
  closing: {
    title: 'Put your first plot on the map',
    text: 'Send us one boundary and one planting list. The demo shows them as a verifier would see them.',
    actions: [REQUEST_DEMO, WATCH_DEMOS],
  },
};

export { leaf as handle };
