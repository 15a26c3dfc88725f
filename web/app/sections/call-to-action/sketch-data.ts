import type { CallToActionContent } from '../section-schemas.generated';
import { plots } from '~/mockups/data/carbon';
import { areas, csr, scope } from '~/mockups/data/csr';
import { clinicBlocks, next } from '~/mockups/data/clinics';
import { sampleOf } from '~/mockups/data/evaluation';
import { districts, quarter, women } from '~/mockups/data/livelihoods';
import { plotVisits } from '~/mockups/data/farmers';
import { holdings } from '~/mockups/data/portfolio';
import { programme } from '~/mockups/data/programme';
import { pupil, reading } from '~/mockups/data/schools';
import { bagKg, certifiedLots, foundationLots, steps, tracedBag, variety } from '~/mockups/data/seeds';
import { plot as walked } from '~/mockups/data/survey';
import { stations } from '~/mockups/data/trainees';
import { count, decimal, percent, rupees, sum } from '~/mockups/kit/numbers';

/** The small drawings of closing calls. */
export type SketchName = NonNullable<CallToActionContent['sketch']>;

/** The words and numbers of the drawings. They agree with the page that a drawing closes; a test compares them. */

type Pairs = readonly (readonly [label: string, value: string])[];

/** A template of a donor for the last quarter: the figures fill themselves, and a person writes the lesson. */
export const donorTemplate = {
  title: 'Quarterly report, page 3',
  rows: [
    ['Trainings held', count(sum(quarter, ({ trainings }) => trainings))],
    ['Women trained this quarter', count(sum(quarter, ({ trained }) => trained))],
    ['Toolkits given', count(sum(quarter, ({ toolkits }) => toolkits))],
    ['Loans, ₹ lakh', decimal(sum(quarter, ({ loans }) => loans))],
  ] satisfies Pairs,
  lesson: ['Lessons learned', 'Yadgir needs a second trainer'],
} as const;

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

const asked = women.find(({ id }) => id === walked.id) ?? women[1];

/** The form of one woman: each question with her answer on the phone and, as a path, what is written on paper. */
export const paperForm = {
  title: 'Household form',
  questions: [
    ['Land this season', `${walked.said.fits} acres`, 'M4 24q6 -12 10 -2t10 0M34 26q5 -14 10 -4t12 0t10 -2'],
    ['Income, October', rupees(asked.now), 'M4 25q10 -14 18 0t16 -3t16 1'],
    ['Who decides', '', 'M4 24q8 -12 14 0t16 -4t14 3t12 -2'],
  ],
} as const;

export const recordSlip = {
  title: 'One record',
  rows: [
    ['Asked by', 'Suma P.'],
    ['Place', 'within 6 m'],
    ['Time', '10:24'],
    ['Counts in', '3 figures'],
  ] satisfies Pairs,
};

/** The programme of the visitor follows the eight projects of the home page. */
export const nextProject = 'The ninth project: yours';

const furthest = districts.reduce((low, district) => (district.income < low.income ? district : low));

/** What an organisation has now, and the product to begin with. */
export const threeProducts = {
  title: 'Where to begin',
  rows: [
    ['Forms on paper', 'Surve-R'],
    ['Reports by hand', 'ProGran'],
    ['Files nobody reads', 'Drive-R'],
    ['What you have', ''],
  ] satisfies Pairs,
};

/** Women trained in the quarter, as a share of the enrolled: in the district furthest below its target, and elsewhere. */
const trainedShare = (here: boolean) => {
  const names = districts.filter(({ name }) => (name === furthest.name) === here).map(({ name }): string => name);
  const trained = sum(quarter, ({ name, trained: women }) => (names.includes(name) ? women : 0));
  return trained / sum(districts, ({ name, actual }) => (names.includes(name) ? actual : 0));
};

const trainingsThere = quarter.find(({ name }) => name === furthest.name)?.trainings ?? 0;

/** The next question that the mockup `drive-r-question` proposes, and its answer. */
export const answeredQuestion = {
  question: `What is different in ${furthest.name}?`,
  finding: 'Fewer women trained',
  note: 'Of those enrolled, July to September',
  rows: [
    { name: furthest.name, share: trainedShare(true) },
    { name: 'Other five', share: trainedShare(false) },
  ].map((row) => ({ ...row, text: percent(row.share) })),
  next: `${furthest.name} held ${trainingsThere} of ${sum(quarter, ({ trainings }) => trainings)} trainings`,
};

const alive = sum(plots, (plot) => plot.alive);
const planted = sum(plots, (plot) => plot.planted);

/** Questions of this site with their answers, and a line for one more. */
export const askedAnswer = {
  title: 'Asked of the records',
  rows: [
    ['How many trees live?', percent(alive / planted)],
    ['Which district is behind?', furthest.name],
    ['How many are in a job?', count(csr.placed.now)],
    ['Yours', ''],
  ] satisfies Pairs,
};

/** The record of the mockup `one-record`, and what it says at three desks. */
export const threeDesks = {
  title: 'Record 0417',
  who: 'Manoj K., electrician',
  when: '11 October, 10:24',
  desks: [
    { name: 'NGO', text: 'His next wage slip is due in November' },
    { name: 'CSR', text: 'One of 4,125 placed in jobs' },
    { name: 'Investor', text: 'A job in April, after six paid months' },
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

/** A printed form on a phone. */
export const phoneQueue = {
  title: 'Loan visit',
  note: 'Your form, 24 hours later',
  rows: [
    ['Members here', '11'],
    ['Paid this month', '₹4,400'],
    ['Ledger, photo', ''],
    ['Signed by', ''],
  ] satisfies Pairs,
};

/** The page of a proposal that says how the data is collected. */
export const annexPage = {
  title: 'Annex 4, data collection',
  rows: [
    ['Sample', count(sampleOf.drawn)],
    ['Languages', '3'],
    ['Fieldwork', '6 weeks'],
    ['Price', ''],
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
    { words: [[0, 'This year I can say that']], blanks: [] },
    {
      words: [[82, 'of our']],
      blanks: [
        [0, 70],
        [150, 122],
      ],
    },
    { words: [[0, 'are in school, and']], blanks: [] },
    {
      words: [
        [0, 'which'],
        [144, 'are not.'],
      ],
      blanks: [[62, 70]],
    },
  ],
  person: 'Your name',
  role: 'Your organisation',
} as const;
