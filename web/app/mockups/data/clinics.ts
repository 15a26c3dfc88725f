/**
 * Swasth Aangan, an invented programme: mothers and children in six blocks of southern Odisha, as of 31 October 2026.
 */
export const clinicBlocks = [
  { name: 'Koraput', mothers: 342, children: 438, checked: 241, due: 6 },
  { name: 'Jeypore', mothers: 388, children: 471, checked: 279, due: 4 },
  { name: 'Laxmipur', mothers: 261, children: 342, checked: 158, due: 7 },
  { name: 'Narayanpatna', mothers: 187, children: 241, checked: 96, due: 9 },
  { name: 'Rayagada', mothers: 356, children: 452, checked: 238, due: 3 },
  { name: 'Bissam Cuttack', mothers: 274, children: 366, checked: 170, due: 4 },
] as const;

/** Steps from registration to birth, for the mothers registered this year. */
export const carePath = [
  { name: 'Registered', mothers: 1808 },
  { name: 'Seen in the first 12 weeks', mothers: 1392 },
  { name: 'Four or more check-ups', mothers: 1182 },
  { name: 'Birth in a health centre', mothers: 846 },
] as const;
/** All births so far. The last step of `carePath` counts those in a health centre. */
export const births = 918;

export const risks = [
  { name: 'Severe anaemia', mothers: 74 },
  { name: 'High blood pressure', mothers: 41 },
  { name: 'Earlier caesarean', mothers: 33 },
  { name: 'Diabetes', mothers: 19 },
  { name: 'Other', mothers: 17 },
] as const;

/** The next visits of a health worker. */
export const next = [
  { name: 'Sumitra Khillo', block: 'Narayanpatna' },
  { name: 'Laxmi Pangi', block: 'Laxmipur' },
] as const;

/** Share of children under two with all due vaccines in per cent, by month from January. */
export const vaccinated = [61, 63, 66, 69, 71, 72, 74, 77, 79, 82] as const;

/** The mothers at high risk whose visit is due today, by the step that they did not reach. */
export const openSteps = [
  { mothers: 14, what: 'referred, not at the centre yet', brief: 'not at the centre' },
  { mothers: 11, what: 'at the centre, not seen by the doctor', brief: 'not seen by the doctor' },
  { mothers: 8, what: 'treated, no visit at home since', brief: 'no visit since' },
] as const;
