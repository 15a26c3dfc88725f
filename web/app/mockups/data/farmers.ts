import { organisations } from './organisations';

/** Godavari Bend Growers, an invented collective: six talukas of Nanded, kharif season 2026. */
export const collective = organisations.collective;

export const talukas = [
  { name: 'Ardhapur', farmers: 612, acres: 1702, advised: 588 },
  { name: 'Bhokar', farmers: 488, acres: 1311, advised: 437 },
  { name: 'Hadgaon', farmers: 574, acres: 1596, advised: 541 },
  { name: 'Kandhar', farmers: 521, acres: 1408, advised: 472 },
  { name: 'Loha', farmers: 463, acres: 1237, advised: 398 },
  { name: 'Mudkhed', farmers: 556, acres: 1511, advised: 531 },
] as const;

/** Acres sown and expected yield in tonnes per acre. */
export const crops = [
  { name: 'Soybean', acres: 4180, tonnes: 0.82, variant: 'solid' },
  { name: 'Cotton', acres: 2360, tonnes: 0.61, variant: 'mid' },
  { name: 'Pigeon pea', acres: 1545, tonnes: 0.48, variant: 'accent' },
  { name: 'Turmeric', acres: 680, tonnes: 2.9, variant: 'soft' },
] as const;

/** Soybean bought at the collection centres in tonnes per week, from 14 September. */
export const boughtByWeek = [38, 96, 184, 251, 297, 312, 268] as const;

export const alerts = [
  { place: 'Loha', text: 'Heavy rain', count: 463 },
  { place: 'Hadgaon', text: 'Pod borer', count: 86 },
  { place: 'Ardhapur', text: 'Irrigation due', count: 142 },
] as const;

/** The visits of a field officer on one day. */
export const visits = [
  { farmer: 'Ganpat Mane', village: 'Sonkhed', acres: 4, task: 'Pod borer check', time: '8:30', done: true },
  { farmer: 'Sunita Waghmare', village: 'Sonkhed', acres: 2.5, task: 'Soil card', time: '9:15', done: true },
  { farmer: 'Datta Jadhav', village: 'Marlak', acres: 6, task: 'Crop cutting', time: '10:40', done: true },
  { farmer: 'Rukmini Kadam', village: 'Marlak', acres: 3, task: 'Moisture test', time: '12:00', done: false },
  { farmer: 'Shivaji Pawar', village: 'Kapshi', acres: 5.5, task: 'Enrolment', time: '2:30', done: false },
  { farmer: 'Anjali Bhise', village: 'Kapshi', acres: 2, task: 'Seed issue', time: '3:45', done: false },
] as const;

/** The farm of Ganpat Mane as the farmer app shows it. */
export const ganpat = {
  name: 'Ganpat Mane',
  plots: [
    { name: 'Well plot', crop: 'Soybean', acres: 2.5, day: 88, of: 100 },
    { name: 'Stream plot', crop: 'Pigeon pea', acres: 1.5, day: 112, of: 170 },
  ],
} as const;

/**
 * The season of the Well plot. Rain in mm a week from the sowing on 6 July 2026. Days count from the sowing. The farmer
 * app shows day 88.
 */
export const season = {
  plot: 'Well plot',
  /** The day of the sowing, in milliseconds. */
  sown: Date.UTC(2026, 6, 6),
  /** The corners of its boundary as the map shows them. */
  outline: [
    [76, 20],
    [140, 26],
    [156, 66],
    [118, 88],
    [66, 78],
  ],
  rain: [38, 72, 96, 41, 18, 64, 88, 53, 27, 44, 61, 12, 4, 60, 8],
  stages: [
    { name: 'Sown', day: 0 },
    { name: 'Branches', day: 20 },
    { name: 'Flowers', day: 38 },
    { name: 'Pods', day: 56 },
    { name: 'Ripe', day: 76 },
    { name: 'Cut', day: 89 },
  ],
  /** At the collection centre, in rupees a quintal. */
  prices: [
    { day: 53, rupees: 4520 },
    { day: 60, rupees: 4560 },
    { day: 67, rupees: 4610 },
    { day: 74, rupees: 4600 },
    { day: 81, rupees: 4680 },
    { day: 88, rupees: 4740 },
  ],
  messages: [
    { day: 1, text: 'Treat the seed' },
    { day: 24, text: 'Weed: dry days' },
    { day: 41, text: 'Pod borer check' },
    { day: 61, text: 'Do not spray: rain' },
    { day: 88, text: 'Cut before Sunday' },
    { day: 95, text: 'Sell at Sonkhed' },
  ],
} as const;

/** The map of the farmer-advisory story: 360 farmers in six talukas, which the story rounds to 350+. */
export const storyMap = { dotsOfTaluka: 12, key: 'One dot: five farmers' } as const;

/** The four visits to the Well plot in that season: days from the sowing, and what the officer found or brought back. */
export const plotVisits = {
  days: [-18, 21, 41, 95],
  /** The plants that were looked at, and those of them with pod borer. */
  looked: 20,
  bored: [12, 17],
} as const;

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
/** The date of a day of the season: 88 → 2 October */
export const dateOf = (day: number): string => dayAndMonth.format(season.sown + day * 86_400_000);
/** The harvest of the Well plot in quintals, at the mean yield of its crop. */
export const harvest = ganpat.plots[0].acres * crops[0].tonnes * 10;
