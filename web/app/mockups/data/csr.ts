/**
 * The sample CSR dashboard. Three figures are required, the others are invented to fit. The mockup and the dashboard of
 * /CSR both use this data, so their figures agree.
 */
export const scope = { title: 'All programmes, all partners', period: 'Year to 31 March 2026' } as const;
/** The period as it stands within a sentence. */
export const periodInSentence = scope.period.replace('Year', 'year');

export const labels = {
  reached: 'People reached',
  trained: 'People trained',
  placed: 'People placed in jobs',
} as const;

export const csr = {
  reached: { now: 23456, before: 19878 },
  trained: { now: 18275, before: 16317 },
  placed: { now: 4125 },
  spent: { now: 842, planned: 960 },
} as const;

/** People reached, trained and placed by programme area of Schedule VII. `spent` is in lakhs of rupees. */
export const areas = [
  { name: 'Skills and livelihoods', reached: 9140, trained: 8420, placed: 3060, spent: 318 },
  { name: 'Education', reached: 7286, trained: 5930, placed: 645, spent: 246 },
  { name: 'Health and sanitation', reached: 4510, trained: 2475, placed: 180, spent: 171 },
  { name: 'Environment', reached: 2520, trained: 1450, placed: 240, spent: 107 },
] as const;

/** People reached per quarter, this year and the year before. */
export const quarters = [
  { name: 'Apr–Jun', now: 4912, before: 4430 },
  { name: 'Jul–Sep', now: 5640, before: 4802 },
  { name: 'Oct–Dec', now: 6118, before: 5124 },
  { name: 'Jan–Mar', now: 6786, before: 5522 },
] as const;
