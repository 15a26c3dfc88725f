/** Sample data of Drive-R for the Sabala household file: cleaning and modelling. Invented. */

/** Rows of the four sources. After cleaning one row remains for each enrolled woman. */
export const sources = [
  { name: 'Field app export', rows: 3914 },
  { name: 'Partner spreadsheet, north', rows: 803 },
  { name: 'Partner spreadsheet, south', rows: 482 },
  { name: 'Old database', rows: 362 },
] as const;
export const removed = [
  { name: 'Duplicate rows', rows: 61 },
  { name: 'Test entries', rows: 28 },
] as const;

export const fixes = [
  { name: 'District spellings', cells: 224, found: '9 spellings of 6 districts', how: '9 spellings become 6 districts' },
  { name: 'Phone numbers', cells: 173, found: 'Not ten digits', how: 'To ten digits' },
  { name: 'Dates', cells: 96, found: 'In three formats', how: 'Three formats become one' },
] as const;
/** Empty cells are not mended. */
export const flagged = { name: 'Missing income', cells: 42 } as const;

/**
 * Confusion matrices of the test set (a fifth of the file): women who missed a meeting, predicted and actual. The model
 * warns early, only when it is sure, or in between.
 */
export const tests = {
  early: { hit: 201, missed: 13, alarm: 128, clear: 752 },
  balanced: { hit: 176, missed: 38, alarm: 52, clear: 828 },
  sure: { hit: 132, missed: 82, alarm: 18, clear: 862 },
} as const;
export const trainRows = 4378;
/** The chance in per cent from which each setting of the model warns. */
export const warnsFrom = { early: 30, balanced: 50, sure: 80 } as const;
/** Some of the women with the chance in per cent that they miss the next meeting, and the feature that counts most. */
export const nextMeeting = [
  {
    id: 'SL-RCR-0446',
    village: 'Devadurga',
    chance: 91,
    driver: 'Meetings missed in 8 weeks',
    reason: 'Missed 5 of 8 meetings',
  },
  { id: 'SL-KLB-0310', village: 'Gudihal', chance: 62, driver: 'Distance to training', reason: '9 km to the training' },
  { id: 'SL-RCR-0440', village: 'Kallur', chance: 38, driver: 'Household size', reason: 'Seven in the household' },
] as const;

/** Three models on the test set, and how many of those who stayed away each finds. The first one is chosen. */
export const candidates = [
  { name: 'Gradient boosting', found: 176 },
  { name: 'Random forest', found: 165 },
  { name: 'Logistic regression', found: 138 },
] as const;
