/**
 * The facts of the farmer-advisory programme; its headline figures are in farmer-advisory-figures.ts. The home page,
 * the story, the list of stories and the seeded article `a-season-with-350-farmers` use them. `farmer-advisory.test.ts`
 * compares the copy with these facts.
 */
export const facts = {
  partner: 'producer organisation',
  /** The year of the partnership, then the year of full implementation. */
  years: [2024, 2025],
  talukas: 'six',
  officers: 'twelve',
  /** What its farmers grow, as the story and the project on the home page name it. */
  crops: ['soybean', 'cotton', 'pulse'],
  /** Before the programme: one register for each officer, and one shared spreadsheet. */
  before: { registers: 'twelve', spreadsheetColumns: 41 },
  /** Operations of a season, and how many of them run without paper from start to finish. */
  operations: { all: 20, digital: 12 },
  /** Operations that stay on paper by choice. */
  onPaper: ['meeting minutes', 'soil sample slips', 'dealers’ receipts'],
  /** Emergency notifications of the 2025 season by cause. None was for hail. */
  alerts: { 'heavy rain': 4, armyworm: 1, 'a faulty batch of pesticide': 1 },
  /** Of ten farmers called after an alert, how many had heard it: the first alert and the last. */
  heard: { first: 4, last: 9, of: 10 },
  /** Median soybean harvest in quintals per acre: the season before, and 2025. */
  soybean: { before: 6.2, after: 8.4 },
  /** ISO date by which the 2025 kharif harvest was weighed. A text that reports the harvest has a later date. */
  harvested: '2025-11-30',
  published: '2026-01-19',
} as const;
