import type { CallToActionContent } from '../section-schemas.generated';
import { plots } from '~/mockups/data/carbon';
import { areas, scope } from '~/mockups/data/csr';
import { clinicBlocks, next } from '~/mockups/data/clinics';
import { sampleOf } from '~/mockups/data/evaluation';
import { districts, incomeByRound, metrics } from '~/mockups/data/livelihoods';
import { plotVisits } from '~/mockups/data/farmers';
import { holdings } from '~/mockups/data/portfolio';
import { programme } from '~/mockups/data/programme';
import { pupil, reading } from '~/mockups/data/schools';
import { bagKg, certifiedLots, foundationLots, steps, tracedBag, variety } from '~/mockups/data/seeds';
import { held } from '~/mockups/data/survey';
import { stations } from '~/mockups/data/trainees';
import { count, percent, rupees, sum } from '~/mockups/kit/numbers';

/** The small drawings of closing calls. `question` is a link, so the section renders it itself. */
export type SketchName = Exclude<NonNullable<CallToActionContent['sketch']>, 'question'>;

/** The words and numbers of the drawings. They agree with the page that a drawing closes; a test compares them. */

type Pairs = readonly (readonly [label: string, value: string])[];

const income = rupees(incomeByRound.at(-1) ?? 0);
const enrolled = sum(districts, ({ actual }) => actual);

/** A template of a donor. Rows without a value wait for theirs. */
export const donorTemplate = {
  title: 'Annual report, annex B',
  rows: [
    ['Women enrolled', count(enrolled)],
    ['Income, mean', income],
    ['Groups linked to a bank', count(metrics[4].latest)],
    ['Outcome 3', ''],
    ['Lessons learned', ''],
  ] satisfies Pairs,
};

/** Tasks with the first and the last of the months. */
export const cropCalendar = {
  title: 'Soybean, one block',
  months: ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
  tasks: [
    { name: 'Sow', from: 0, to: 1 },
    { name: 'Scout', from: 1, to: 3 },
    { name: 'Spray', from: 2, to: 2 },
    { name: 'Harvest', from: 4, to: 5 },
  ],
} as const;

export const paperForm = { title: 'Household form' } as const;

export const recordSlip = {
  title: 'One record',
  rows: [
    ['Asked by', 'Suma P.'],
    ['Place', 'within 6 m'],
    ['Time', '10:24'],
    ['Counts in', '3 figures'],
  ] satisfies Pairs,
};

/** Records of the eight projects of the home page. The name of the sketch is from when they were columns. */
export const recordsByProject = {
  title: '3000 records, by project',
  note: 'One dot is twelve people',
  people: 12,
  rows: [
    ['Advice in six talukas', 352],
    ['Reading, class by class', 486],
    ['Mothers seen on time', 418],
    ['Saplings that lived', 297],
    ['Groups with a bank book', 524],
    ['Wells through the summer', 263],
    ['Seed, from lot to bag', 341],
    ['A job six months later', 319],
  ],
} as const;

const furthest = districts.reduce((low, district) => (district.income < low.income ? district : low));

export const threeProducts = {
  title: 'One line of evidence',
  steps: [
    { name: 'Surve-R collects', what: held[0].who, value: held[0].at },
    { name: 'ProGran follows', what: 'Income a month', value: income },
    { name: 'Drive-R understands', what: `Furthest below: ${furthest.name}`, value: rupees(furthest.income) },
  ],
};

const alive = sum(plots, (plot) => plot.alive);
const planted = sum(plots, (plot) => plot.planted);

export const askedAnswer = {
  question: 'How many of our trees are alive?',
  answer: `${count(alive)} of ${count(planted)}`,
  rows: plots
    .map((plot) => ({ name: plot.name, share: plot.alive / plot.planted, text: percent(plot.alive / plot.planted) }))
    .toSorted((one, other) => other.share - one.share),
};

/** The record of the mockup `one-record`, and what it says at three desks. */
export const threeDesks = {
  title: 'Record 0417',
  who: 'Manoj K., electrician',
  when: '11 October, 10:24',
  desks: [
    { name: 'NGO', text: 'One visit to repeat on Thursday' },
    { name: 'CSR', text: 'One of 4,125 placed in jobs' },
    { name: 'Investor', text: 'A job: six months, paid' },
  ],
} as const;

const mother = next[0];

export const visitCard = {
  title: mother.name,
  note: `${clinicBlocks.find(({ name }) => name === mother.block)?.name} block`,
  visits: [
    { week: 'Wk 10', day: '2 May' },
    { week: 'Wk 20', day: '11 Jul' },
    { week: 'Wk 28', day: '5 Sep' },
    { week: 'Wk 36', day: '31 Oct' },
  ],
  rows: [
    ['Visits made', '3 of 4'],
    ['Next due', '31 October'],
  ] satisfies Pairs,
};

const levels = reading.map(({ name }) => name);

export const readingLadder = {
  title: pupil.name,
  note: pupil.grade,
  /** From the lowest level up. */
  levels,
  marks: [
    { level: levels.indexOf(pupil.before), text: 'April' },
    { level: levels.indexOf(pupil.now), text: 'October' },
  ],
};

const plot = plots[5];

export const plotPlan = {
  id: plot.id,
  title: `${plot.name}, ${plot.id}`,
  note: `${plot.hectares} ha, boundary walked`,
  share: plot.alive / plot.planted,
  alive: `Alive ${count(plot.alive)}`,
  lost: `Lost ${count(plot.planted - plot.alive)}`,
};

const portfolio = sum(holdings, ({ people }) => people);

export const boardFigure = {
  figure: count(portfolio),
  note: 'people reached, one scale',
  parts: holdings.map(({ name, people }) => ({ name, share: people / portfolio, text: count(people) })),
};

const certified = certifiedLots.find(({ lot }) => lot === tracedBag.lot) ?? certifiedLots[0];
const foundation = foundationLots.find(({ lot }) => lot === certified.from) ?? foundationLots[0];

export const seedTag = {
  title: certified.lot,
  note: `${variety}, certified`,
  rows: [
    ['Bag', `${tracedBag.code}, ${bagKg} kg`],
    ['Germination', `${certified.germination}%`],
    ['Purity', `${steps[2].purity}%`],
  ] satisfies Pairs,
  parents: [steps[0].lot, foundation.lot, certified.lot],
};

const reached = Math.max(...areas.map((area) => area.reached));

export const scheduleLine = {
  title: 'People reached, by area',
  note: scope.period,
  rows: areas.map((area) => ({ name: area.name, text: count(area.reached), share: area.reached / reached })),
  yours: 'Your programme',
};

/** The phone of the mockup `record-queue`. */
export const phoneQueue = {
  time: '18:06',
  title: 'Back in the network',
  note: '5 of 6 sent by themselves',
  sent: 5,
  records: [
    ['Shanti Oraon', '9:12'],
    ['Birsa Munda', '9:48'],
    ['Phulmani Toppo', '10:24'],
    ['Asha Kujur', '11:05'],
    ['Sumitra Devi', '12:30'],
    ['Jhano Lakra', '14:10'],
  ] satisfies Pairs,
};

const { drawn, interviewed, notFound, refused } = sampleOf;

export const annexPage = {
  title: 'Annex B, the sample',
  parts: [interviewed / drawn, notFound / drawn, refused / drawn],
  rows: [
    ['Drawn', count(drawn)],
    ['Interviewed', count(interviewed)],
    ['Not found', count(notFound)],
    ['Refused', count(refused)],
  ] satisfies Pairs,
};

/** What a visitor brings to a season, and the days of the visits that follow from the sowing. */
export const fourVisits = {
  title: 'Your season',
  rows: [
    ['Crop', ''],
    ['Farmers', ''],
    ['Sowing', ''],
  ] satisfies Pairs,
  note: 'Four visits follow from it',
  days: plotVisits.days.map((day) => `Day ${day < 0 ? '−' : ''}${Math.abs(day)}`),
};

/** What the demo says of a plot or a well that a visitor brings. */
export const wellSheet = {
  title: 'Your plot or your well',
  rows: [
    ['What stands', ''],
    ['What was lost', ''],
    ['Who signed for it', ''],
  ] satisfies Pairs,
};

/** The six fields of the mockup `sector-counts`. */
export const sixCounts = {
  title: 'Of twenty',
  rows: [
    { name: 'Environment', good: 17 },
    { name: 'Agriculture', good: 18 },
    { name: 'Health', good: 13 },
    { name: 'Education', good: 12 },
    { name: 'Water', good: 16 },
    { name: 'Enterprise', good: 19 },
  ],
} as const;

export const caseIndex = {
  cards: [
    { name: programme.client, figure: 'Yield' },
    { name: 'Producer organisation', figure: 'Paper' },
  ],
  title: 'Your programme',
  rows: ['What it wants to prove', 'What it takes to measure it'],
};

export const tenPlots = { title: 'Ten of your plots', note: 'One calendar for each' } as const;

export const registerPage = { title: 'Register 7 of 12', note: '41 columns', registers: 12, columns: 41 } as const;

/** What the coming solution has, and a line for what the visitor asks of it. */
export const firstVersion = {
  title: 'The first version',
  ready: stations.map(({ name }) => name),
  asked: 'What you need',
} as const;

/** A quote to be filled in: its words, and blanks with their width, each at its place in the line. */
export const quoteCard = {
  lines: [
    { words: [[0, 'Now we report that']], blanks: [] },
    {
      words: [[82, 'of our']],
      blanks: [
        [0, 70],
        [150, 122],
      ],
    },
    { words: [[0, 'still hold, and']], blanks: [] },
    {
      words: [
        [0, 'which'],
        [144, 'do not.'],
      ],
      blanks: [[62, 70]],
    },
  ],
  person: 'Your name',
  role: 'Your organisation',
} as const;
