/** Drive-R at work on the Sabala household file: what was cleaned and what was learnt. Made up. */

/** Rows as they came from three sources; what is left after cleaning is one row for each enrolled woman. */
export const sources = [
  { name: 'Field app export', rows: 3914 },
  { name: 'Partner spreadsheets', rows: 1285 },
  { name: 'Old database', rows: 362 },
] as const;
export const removed = [
  { name: 'Duplicate rows', rows: 61 },
  { name: 'Test entries', rows: 28 },
] as const;

export const fixes = [
  { name: 'District spellings', cells: 214, how: '9 spellings become 6 districts' },
  { name: 'Phone numbers', cells: 173, how: 'To ten digits' },
  { name: 'Dates', cells: 96, how: 'Three formats become one' },
  { name: 'Missing income', cells: 42, how: 'Left empty, flagged' },
] as const;

/** The test fifth of the file: who was expected to leave the programme, and who did. */
export const test = { hit: 176, missed: 38, alarm: 52, clear: 828 } as const;
export const trainRows = 4378;

export const candidates = [
  { name: 'Gradient boosting', auc: 0.91, minutes: 4 },
  { name: 'Random forest', auc: 0.89, minutes: 3 },
  { name: 'Logistic regression', auc: 0.84, minutes: 1 },
] as const;

/** What the chosen model goes by, in per cent of its weight. */
export const drivers = [
  { name: 'Meetings missed in 8 weeks', weight: 31 },
  { name: 'Distance to training', weight: 22 },
  { name: 'Months since last loan', weight: 18 },
  { name: 'Household size', weight: 12 },
  { name: 'Season', weight: 9 },
  { name: 'Five others', weight: 8 },
] as const;
