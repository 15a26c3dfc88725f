import { organisations } from './organisations';

/** Sabala, an invented programme: women's livelihoods in Kalyana Karnataka, programme year 2026, as of 31 October. */
export const sabala = { name: 'Sabala Livelihoods', short: 'Sabala', code: 'SL', partner: organisations.livelihoods } as const;

/** Leads the programme, so she may change it in ProGran. Donors read only. */
export const lead = { name: 'Meera Joshi', role: 'Programme lead' } as const;
/** The letter in which the donor agreed to the grant. */
export const agreement = { date: '12 May 2025', signedBy: 'Anita Rao' } as const;

/**
 * Per district: women planned and enrolled, villages with an active group, those of them with less than 60% of their plan
 * (`late`), mean household income per month in ₹.
 */
export const districts = [
  { name: 'Bidar', planned: 820, actual: 774, villages: 39, late: 1, income: 11900 },
  { name: 'Kalaburagi', planned: 1240, actual: 1098, villages: 55, late: 5, income: 11350 },
  { name: 'Yadgir', planned: 980, actual: 702, villages: 36, late: 12, income: 10150 },
  { name: 'Raichur', planned: 1360, actual: 1212, villages: 61, late: 5, income: 11020 },
  { name: 'Koppal', planned: 960, actual: 884, villages: 45, late: 2, income: 11640 },
  { name: 'Ballari', planned: 1040, actual: 802, villages: 41, late: 12, income: 10990 },
] as const;
export type District = (typeof districts)[number];

/** The same in the talukas of Yadgir, furthest behind first, and how many of their villages are behind their plan. */
export const yadgirTalukas = [
  { name: 'Hunasagi', planned: 120, actual: 48, villages: 4, late: 4 },
  { name: 'Shorapur', planned: 190, actual: 106, villages: 6, late: 5 },
  { name: 'Wadagera', planned: 120, actual: 77, villages: 4, late: 2 },
  { name: 'Shahapur', planned: 210, actual: 172, villages: 8, late: 1 },
  { name: 'Gurmitkal', planned: 150, actual: 131, villages: 6, late: 0 },
  { name: 'Yadgir', planned: 190, actual: 168, villages: 8, late: 0 },
] as const;

/** The women planned and enrolled in each village of these talukas, furthest behind last. */
export const yadgirVillages: Readonly<
  Record<(typeof yadgirTalukas)[number]['name'], readonly (readonly [planned: number, actual: number])[]>
> = {
  Hunasagi: [[32, 14], [30, 12], [30, 12], [28, 10]],
  Shorapur: [[30, 28], [30, 17], [31, 16], [32, 16], [33, 15], [34, 14]],
  Wadagera: [[30, 28], [28, 26], [30, 13], [32, 10]],
  Shahapur: [[25, 23], [27, 24], [27, 24], [26, 23], [26, 23], [26, 23], [25, 22], [28, 10]],
  Gurmitkal: [[26, 23], [26, 23], [25, 22], [25, 22], [24, 21], [24, 20]],
  Yadgir: [[25, 22], [25, 22], [24, 21], [24, 21], [24, 21], [23, 21], [23, 20], [22, 20]],
};

/** The same in Ballari, the other district with twelve villages behind. */
export const ballariTalukas = [
  { name: 'Kampli', planned: 211, actual: 117, villages: 8, late: 6 },
  { name: 'Siruguppa', planned: 234, actual: 169, villages: 9, late: 4 },
  { name: 'Kurugodu', planned: 174, actual: 147, villages: 7, late: 1 },
  { name: 'Sandur', planned: 197, actual: 168, villages: 8, late: 1 },
  { name: 'Ballari', planned: 224, actual: 201, villages: 9, late: 0 },
] as const;
export const ballariVillages: Readonly<
  Record<(typeof ballariTalukas)[number]['name'], readonly (readonly [planned: number, actual: number])[]>
> = {
  Kampli: [[26, 24], [23, 21], [26, 13], [26, 13], [25, 11], [25, 11], [30, 12], [30, 12]],
  Siruguppa: [[23, 22], [22, 21], [27, 25], [27, 24], [26, 23], [28, 15], [25, 13], [31, 15], [25, 11]],
  Kurugodu: [[25, 24], [27, 25], [25, 23], [24, 22], [23, 21], [23, 20], [27, 12]],
  Sandur: [[26, 25], [26, 24], [23, 21], [22, 20], [26, 23], [24, 21], [22, 19], [28, 15]],
  Ballari: [[26, 24], [26, 24], [26, 24], [23, 21], [26, 23], [25, 22], [25, 22], [25, 22], [22, 19]],
};

export const incomeBaseline = 8150;
export const incomeTarget = 12000;
/** Mean income in ₹ per survey round. The last value is the mean of the districts. */
export const incomeByRound = [8150, 8610, 9330, 10060, 10720, 11190] as const;
/** The same in Yadgir. */
export const yadgirByRound = [7640, 7980, 8540, 9160, 9700, 10150] as const;
export const rounds = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6'] as const;

/** Results framework: baseline, target and latest value. The income is computed from the districts. */
export const metrics = [
  { level: 'Impact', name: 'Household income a month', unit: '₹', baseline: 8150, target: 12000 },
  { level: 'Outcome', name: 'Women running an enterprise', unit: '', baseline: 985, target: 3200, latest: 2736 },
  { level: 'Outcome', name: 'Women who decide on spending', unit: '%', baseline: 38, target: 70, latest: 61 },
  { level: 'Outcome', name: 'Households with a varied diet', unit: '%', baseline: 34, target: 60, latest: 46 },
  { level: 'Output', name: 'Groups linked to a bank', unit: '', baseline: 96, target: 320, latest: 288 },
  { level: 'Output', name: 'Women trained in bookkeeping', unit: '', baseline: 0, target: 4500, latest: 4104 },
  { level: 'Output', name: 'Gardens planted', unit: '', baseline: 0, target: 2216, latest: 1216 },
] as const;
/** Women who decide on spending, in % per survey round. */
export const decideByRound = [38, 43, 48, 53, 58, 61] as const;
/** The kitchen gardens in each village with an active group, and the villages that have planted theirs. */
export const gardens = { perVillage: 8, villagesPlanted: 152 } as const;

/**
 * Women running an enterprise per district, in the order of the districts. Three grants report this indicator: each
 * counts the women of its own districts (from, to), and some women count under all three.
 */
export const enterprises = [392, 551, 318, 621, 448, 406] as const;
export const enterpriseGrants = [
  { name: 'Banyan Row Foundation', from: 0, to: 6 },
  { name: 'Company CSR', from: 2, to: 4 },
  { name: 'State mission', from: 3, to: 6 },
] as const;

/** Operations from 1 July to 30 September 2026. Loans in lakhs of rupees. */
export const quarter = [
  { name: 'Bidar', trainings: 38, trained: 512, toolkits: 184, loans: 41.2 },
  { name: 'Kalaburagi', trainings: 52, trained: 694, toolkits: 236, loans: 58.6 },
  { name: 'Yadgir', trainings: 29, trained: 368, toolkits: 121, loans: 26.4 },
  { name: 'Raichur', trainings: 57, trained: 781, toolkits: 268, loans: 63.1 },
  { name: 'Koppal', trainings: 41, trained: 566, toolkits: 197, loans: 47.5 },
  { name: 'Ballari', trainings: 35, trained: 447, toolkits: 152, loans: 33.9 },
] as const;
/** Trainings in each of the thirteen weeks of the quarter. */
export const trainingsByWeek = [14, 16, 19, 19, 21, 22, 17, 18, 23, 21, 20, 22, 20] as const;

/** The same quarter in the talukas of Raichur. */
export const raichurQuarter = [
  { name: 'Sindhanur', trainings: 14, trained: 192, toolkits: 66, loans: 16.2 },
  { name: 'Lingsugur', trainings: 12, trained: 168, toolkits: 58, loans: 13.9 },
  { name: 'Manvi', trainings: 11, trained: 149, toolkits: 51, loans: 11.8 },
  { name: 'Raichur', trainings: 9, trained: 121, toolkits: 43, loans: 9.7 },
  { name: 'Devadurga', trainings: 6, trained: 83, toolkits: 27, loans: 5.9 },
  { name: 'Maski', trainings: 5, trained: 68, toolkits: 23, loans: 5.6 },
] as const;
/** The trainings in each week, of the district that fell behind and of Raichur. */
export const yadgirTrainingsByWeek = [2, 2, 3, 3, 3, 3, 0, 0, 3, 3, 2, 3, 2] as const;
export const raichurByWeek = [3, 4, 4, 4, 5, 5, 4, 4, 5, 5, 4, 5, 5] as const;
/** Operations of the quarter before, from 1 April to 30 June 2026. */
export const quarterBefore = [
  { name: 'Bidar', trainings: 33, trained: 451, toolkits: 162, loans: 36.8 },
  { name: 'Kalaburagi', trainings: 44, trained: 596, toolkits: 201, loans: 49.3 },
  { name: 'Yadgir', trainings: 27, trained: 352, toolkits: 118, loans: 24.9 },
  { name: 'Raichur', trainings: 49, trained: 672, toolkits: 233, loans: 55.2 },
  { name: 'Koppal', trainings: 36, trained: 498, toolkits: 171, loans: 41.6 },
  { name: 'Ballari', trainings: 31, trained: 402, toolkits: 139, loans: 30.7 },
] as const;
export const trainingsByWeekBefore = [13, 14, 17, 18, 19, 18, 17, 16, 15, 17, 18, 20, 18] as const;

/** Some of the women, with their monthly household income at the start and now. */
export const women = [
  { id: 'SL-RCR-0412', name: 'Lakshmi Devaraj', village: 'Hosapete Camp', work: 'Tailoring', before: 7800, now: 12450 },
  { id: 'SL-RCR-0418', name: 'Renuka Basappa', village: 'Kallur', work: 'Dairy', before: 8400, now: 11900 },
  { id: 'SL-RCR-0427', name: 'Shantamma Gowda', village: 'Kallur', work: 'Goat rearing', before: 7200, now: 9650 },
  { id: 'SL-RCR-0431', name: 'Noorjahan Begum', village: 'Mudgal', work: 'Millet snacks', before: 9100, now: 14200 },
  { id: 'SL-RCR-0440', name: 'Parvati Hanumesh', village: 'Kallur', work: 'Petty shop', before: 8050, now: 10300 },
  { id: 'SL-RCR-0446', name: 'Mallamma Siddappa', village: 'Devadurga', work: 'Tailoring', before: 6900, now: 6750 },
  { id: 'SL-RCR-0453', name: 'Yashoda Ramanna', village: 'Mudgal', work: 'Dairy', before: 8600, now: 12100 },
] as const;
/** Lakshmi's household income per survey round. */
export const lakshmiRounds = [7800, 8250, 9400, 10800, 11650, 12450] as const;
/** When the rounds of the survey were. */
export const roundMonths = ['Jul 2025', 'Oct 2025', 'Jan 2026', 'Apr 2026', 'Jul 2026', 'Oct 2026'] as const;
/**
 * What the register has of three of the women: household income per round, savings in ₹, food groups a day, events.
 * `turn`: what changed the course of her income, and when, as the number of rounds after the first one.
 */
export const histories = {
  'SL-RCR-0412': {
    rounds: lakshmiRounds,
    turn: { at: 3.55, what: 'A loan of ₹40,000' },
    savings: 18600,
    foods: [4, 6],
    events: [
      { on: '17 Oct 2026', what: 'Round 6 survey', how: 'Income, diet and savings' },
      { on: '4 Jun 2026', what: 'Loan of ₹40,000', how: '62% repaid' },
      { on: '21 Jan 2026', what: 'Bookkeeping training', how: '5 of 5 days' },
      { on: '9 Aug 2025', what: 'Toolkit and first order', how: '200 school uniforms' },
    ],
  },
  'SL-RCR-0431': {
    rounds: [9100, 9450, 10900, 12300, 13500, 14200],
    turn: { at: 3.28, what: 'First stall at the market' },
    savings: 26400,
    foods: [5, 7],
    events: [
      { on: '16 Oct 2026', what: 'Round 6 survey', how: 'Income, diet and savings' },
      { on: '11 May 2026', what: 'First stall at the market', how: '3 neighbours sell with her' },
      { on: '21 Jan 2026', what: 'Bookkeeping training', how: '5 of 5 days' },
      { on: '14 Aug 2025', what: 'Roaster and sealer', how: 'Loan of ₹25,000, repaid' },
    ],
  },
  'SL-RCR-0446': {
    rounds: [6900, 7300, 7650, 7400, 6950, 6750],
    turn: { at: 3, what: 'Her machine breaks' },
    savings: 1200,
    foods: [3, 3],
    events: [
      { on: '2 Nov 2026', what: 'Visit planned', how: 'By Meera Joshi, after round 6', isOpen: true },
      { on: '17 Oct 2026', what: 'Round 6 survey', how: 'Machine broken since April' },
      { on: '21 Jan 2026', what: 'Bookkeeping training', how: '2 of 5 days' },
      { on: '9 Aug 2025', what: 'Toolkit and first order', how: '120 school uniforms' },
    ],
  },
} as const;

/**
 * Women by kind of work, how many of them decide on spending ("I do" or "We decide together" in the survey), and their
 * mean household income per month in ₹.
 */
export const kindsOfWork = [
  { work: 'Dairy', women: 1486, decide: 892, income: 11330 },
  { work: 'Tailoring', women: 1124, decide: 787, income: 12050 },
  { work: 'Goat rearing', women: 1038, decide: 540, income: 10250 },
  { work: 'Petty shop', women: 742, decide: 527, income: 11700 },
  { work: 'Farm work', women: 616, decide: 233, income: 9000 },
  { work: 'Millet snacks', women: 466, decide: 359, income: 12900 },
] as const;
/** The same by district, in the order of `districts`: how many of the enrolled women decide on spending. */
export const decideByDistrict = [511, 637, 358, 752, 574, 506] as const;
/** Some replies to question 12, who decides on spending, by the number of the woman. */
export const spendingReplies = [
  { id: 'SL-RCR-0431', reply: 'I do' },
  { id: 'SL-RCR-0412', reply: 'We decide together' },
  { id: 'SL-RCR-0427', reply: 'My husband' },
] as const;
/** The same replies of women in Yadgir. */
export const spendingRepliesInYadgir = [
  { id: 'SL-YDG-0172', reply: 'My husband' },
  { id: 'SL-YDG-0195', reply: 'We decide together' },
  { id: 'SL-YDG-0203', reply: 'My husband' },
] as const;
/** What the first extra income was spent on, by the women whose income rose. */
export const firstExtra = [
  { on: 'School fees', women: 1652 },
  { on: 'Repaying a loan', women: 1021 },
  { on: 'Food', women: 826 },
  { on: 'Livestock', women: 583 },
  { on: 'House repair', women: 486 },
  { on: 'Savings', women: 292 },
] as const;
/** The same by district, in the order of the districts: women whose income rose, and those who spent it on school fees. */
export const firstExtraByDistrict = [
  { women: 702, fees: 266 },
  { women: 984, fees: 355 },
  { women: 588, fees: 147 },
  { women: 1086, fees: 380 },
  { women: 802, fees: 297 },
  { women: 698, fees: 207 },
] as const;
/** Who had lent the money that the second group repaid. */
export const lenders = [
  { by: 'Moneylender', women: 531 },
  { by: 'Savings group', women: 276 },
  { by: 'Bank', women: 143 },
  { by: 'Relatives', women: 71 },
] as const;
/** Some replies to question 15, who had lent the money, by the number of the woman. */
export const lenderReplies = [
  { id: 'SL-RCR-0427', reply: 'Moneylender' },
  { id: 'SL-RCR-0440', reply: 'Savings group' },
  { id: 'SL-YDG-0172', reply: 'Moneylender' },
] as const;
/** Some replies of the district with the lowest share. */
export const yadgirReplies = ['A loan', 'School fees', 'A loan'] as const;
/** One reply to question 14, what the first extra income was spent on, for each use, in their order. */
export const firstExtraReplies = [
  { id: 'SL-RCR-0412', village: 'Hosapete Camp', district: 'Raichur', reply: 'School fees, two girls' },
  { id: 'SL-RCR-0440', village: 'Kallur', district: 'Raichur', reply: 'I paid back my savings group' },
  { id: 'SL-BLR-0067', village: 'Byrapura', district: 'Ballari', reply: 'Rice and lentils, a month ahead' },
  { id: 'SL-RCR-0418', village: 'Kallur', district: 'Raichur', reply: 'A second cow' },
  { id: 'SL-KLB-0310', village: 'Gudihal', district: 'Kalaburagi', reply: 'New tiles, before the rains' },
  { id: 'SL-RCR-0431', village: 'Mudgal', district: 'Raichur', reply: 'In the bank, for a second roaster' },
] as const;
/** Incomes at the start and in round 6 in Yadgir, the district with the lowest mean. */
export const yadgirRows = [
  { id: 'SL-YDG-0172', name: 'Gangamma Biradar', before: 7350, income: 9300 },
  { id: 'SL-YDG-0195', name: 'Huligemma Nayak', before: 7700, income: 10400 },
  { id: 'SL-YDG-0203', name: 'Bhimavva Hosamani', before: 7900, income: 11050 },
] as const;
/** Incomes at the start and in round 6 in farm work, the kind of work with the lowest mean. */
export const farmWorkRows = [
  { id: 'SL-BLR-0067', name: 'Yellamma Durgappa', before: 6900, income: 8650 },
  { id: 'SL-KLB-0310', name: 'Savitri Mallappa', before: 7150, income: 9050 },
  { id: 'SL-YDG-0172', name: 'Gangamma Biradar', before: 7350, income: 9300 },
] as const;

/** Returns the name of a woman by the number of her record. */
export const nameOf = (id: string): string =>
  [...women, ...yadgirRows, ...farmWorkRows].find((one) => one.id === id)?.name ?? '';

/**
 * What the metrics will be at the end of the grant, by name: at the pace of the last quarter (`same`), or if the late
 * gardens are planted by December (`planted`).
 */
export const forecasts = {
  same: {
    'Household income a month': 11700,
    'Women running an enterprise': 3150,
    'Women who decide on spending': 68,
    'Households with a varied diet': 51,
    'Groups linked to a bank': 320,
    'Women trained in bookkeeping': 4500,
    'Gardens planted': 1640,
  },
  planted: {
    'Household income a month': 11860,
    'Households with a varied diet': 58,
    'Gardens planted': 2216,
  },
} as const satisfies Record<string, Partial<Record<(typeof metrics)[number]['name'], number>>>;

/** An activity that is late, as of 31 October. */
export const lateActivity = { name: 'Kitchen gardens', weeks: 3, since: '10 October' } as const;
