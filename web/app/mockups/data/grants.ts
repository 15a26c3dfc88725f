import { organisations } from './organisations';
import { clinicBlocks } from './clinics';
import { talukas } from './farmers';
import { districts, lateActivity, lead, sabala } from './livelihoods';
import { sum } from '../kit/numbers';
import { grades } from './schools';

/** The invented grants of a foundation in programme year 2026, as of 31 October. Money in lakhs of rupees. */
export const donor = organisations.donor;

export const grants = [
  {
    name: sabala.name,
    place: 'Karnataka',
    goal: 5,
    partner: sabala.partner,
    planned: sum(districts, ({ planned }) => planned),
    reached: sum(districts, ({ actual }) => actual),
    budget: 240,
    spent: 171,
    late: lateActivity,
  },
  {
    name: 'Shala Setu',
    place: 'Bihar',
    goal: 4,
    partner: organisations.learning,
    planned: 4800,
    reached: sum(grades, ({ pupils }) => pupils),
    budget: 186,
    spent: 128,
  },
  {
    name: 'Swasth Aangan',
    place: 'Odisha',
    goal: 3,
    partner: organisations.health,
    planned: 5200,
    reached: sum(clinicBlocks, ({ mothers, children }) => mothers + children),
    budget: 212,
    spent: 161,
  },
  {
    name: 'Hara Khet',
    place: 'Maharashtra',
    goal: 2,
    partner: organisations.collective,
    planned: 3600,
    reached: sum(talukas, ({ farmers }) => farmers),
    budget: 164,
    spent: 118,
  },
  {
    name: 'Neer Sathi',
    place: 'Rajasthan',
    goal: 6,
    partner: organisations.wells,
    planned: 7500,
    reached: 5190,
    budget: 205,
    spent: 139,
  },
  {
    name: 'Kaushal Path',
    place: 'Jharkhand',
    goal: 8,
    partner: organisations.skills,
    planned: 1500,
    reached: 1338,
    budget: 143,
    spent: 96,
  },
] as const;
export type Grant = (typeof grants)[number];

export type GrantState = 'On track' | 'Watch' | 'Behind';
/**
 * Returns 'On track' from 85% of the planned people if no activity is late, 'Watch' from 75%, otherwise 'Behind'.
 */
export function stateOf({ reached, planned, late }: { reached: number; planned: number; late?: object }): GrantState {
  if (reached / planned >= 0.85 && !late) return 'On track';
  return reached / planned >= 0.75 ? 'Watch' : 'Behind';
}

export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
/** People newly reached per month, all grants: planned for the year, and actual so far. */
export const plannedByMonth = [1600, 2000, 2400, 2600, 2600, 2400, 2400, 2700, 2900, 2900, 2400, 2100] as const;
export const reachedByMonth = [1310, 1685, 2240, 2520, 2385, 1980, 2310, 2915, 3120, 3433] as const;

/** People newly reached per month by three of the grants, what is missing, and who does what about it. */
export const reviews = {
  'Neer Sathi': {
    byMonth: [340, 420, 520, 560, 540, 470, 520, 580, 600, 640],
    missing: 'permits for wells in 22 villages',
    who: lead.name,
    does: 'calls the district office by 6 November',
  },
  'Swasth Aangan': {
    byMonth: [230, 300, 390, 440, 420, 350, 400, 490, 520, 578],
    missing: 'a second nurse in Narayanpatna',
    who: organisations.health,
    does: 'fills the post by 16 November',
  },
  'Sabala Livelihoods': {
    byMonth: [290, 375, 505, 570, 540, 445, 520, 660, 720, 847],
    missing: `${lateActivity.name.toLowerCase()}, three weeks late`,
    who: organisations.livelihoods,
    does: 'delivers the seedlings by 6 November',
  },
} as const;

/** Returns the running totals. */
export function running(values: readonly number[]): number[] {
  return values.map((_, n) => values.slice(0, n + 1).reduce((total, value) => total + value, 0));
}

/** Results by goal: the main measure of the grant that serves it. */
export const goals = [
  { goal: 2, name: 'Zero hunger', measure: 'Farm yield, quintals an acre', from: 6.1, to: 9, now: 8.2, unit: '' },
  { goal: 3, name: 'Good health', measure: 'Mothers with four check-ups', from: 46, to: 75, now: 65, unit: '%' },
  { goal: 4, name: 'Quality education', measure: 'Pupils who read a paragraph', from: 35, to: 65, now: 60, unit: '%' },
  {
    goal: 5,
    name: 'Gender equality',
    measure: 'Women running an enterprise',
    from: 985,
    to: 3200,
    now: 2736,
    unit: '',
  },
  { goal: 6, name: 'Clean water', measure: 'Homes with safe water in reach', from: 29, to: 80, now: 57, unit: '%' },
  { goal: 8, name: 'Decent work', measure: 'Trainees in a paid job', from: 22, to: 60, now: 54, unit: '%' },
] as const;
