/**
 * The one version of the farmer-advisory programme; its headline figures are in farmer-advisory-figures.ts. The home page, the story, the list of stories and the seeded article
 * `a-season-with-350-farmers` tell it; `farmer-advisory.test.ts` compares all of them with this sheet.
 */
export const facts = {
  partner: 'producer organisation',
  /** Partnership initiated, then full implementation. */
  years: [2024, 2025],
  talukas: 'six',
  officers: 'twelve',
  /** Before: one register for each officer, and one spreadsheet into which all of them sent their rows. */
  before: { registers: 'twelve', spreadsheetColumns: 41 },
  /** The operations of a season, and how many run without paper from start to finish. */
  operations: { all: 20, digital: 12 },
  /** On paper by choice. */
  onPaper: ['meeting minutes', 'soil sample slips', 'dealers’ receipts'],
  /** Emergency notifications of the 2025 season, by cause. None was for hail. */
  alerts: { 'heavy rain': 4, armyworm: 1, 'a faulty batch of pesticide': 1 },
  /** Of ten farmers who were rung after an alert: how many had heard it. */
  heard: { first: 4, last: 9, of: 10 },
  /** Median soybean harvest in quintals an acre, the season before and 2025. */
  soybean: { before: 6.2, after: 8.4 },
  /** The kharif harvest of 2025 was weighed by this day; a text that reports it has a later date. */
  harvested: '2025-11-30',
  published: '2026-01-19',
} as const;
