import { organisations } from './organisations';

/** Invented holdings of an impact investor, October 2026. Capital in crores of rupees, score out of 100. */
export const investor = organisations.investor;

export const holdings = [
  { name: 'Rasi Clinics', theme: 'Health', capital: 11, people: 31200, score: 80, risk: 13 },
  { name: 'Deepa Grid', theme: 'Energy', capital: 9.2, people: 18650, score: 73, risk: 31 },
  { name: 'Annapath Foods', theme: 'Farming', capital: 8.5, people: 12400, score: 61, risk: 17 },
  { name: 'Jaldhara Works', theme: 'Water', capital: 7.3, people: 15300, score: 82, risk: 46 },
  { name: 'Padhai Circle', theme: 'Learning', capital: 6.4, people: 22900, score: 91, risk: 29 },
  { name: 'Karigar Collective', theme: 'Farming', capital: 4.6, people: 3850, score: 62, risk: 47 },
] as const;

/** People reached by the whole portfolio at the end of each quarter, from the third quarter of 2024. */
export const peopleByQuarter = [41200, 49800, 58300, 66900, 74100, 81500, 89700, 97600, 104300] as const;

/** The people whom one holding reached, by clinic, and one of their records. */
export const clinics = {
  holding: 'Rasi Clinics',
  list: [
    { name: 'Hubballi', people: 9840 },
    { name: 'Dharwad', people: 8120 },
    { name: 'Gadag', people: 7390 },
    { name: 'Haveri', people: 5850 },
  ],
} as const;
export const openedRecord = {
  clinic: 'Gadag',
  id: 'GDG-04417',
  lines: ['First visit, 12 September 2026, 10:24', 'Within 6 m of the clinic', 'Checked by S. Patil, 14 September'],
} as const;
