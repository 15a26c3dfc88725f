/** Attendance of the savings groups of one village, as three partners have typed it. Invented. One row a woman and meeting. */
export const register = { women: 26, meetings: 48 } as const;

/** What stands in a column, with the number of its rows. The first value is the one that all of them become. */
export const columns = [
  {
    name: 'Village in old registers',
    ways: 'three spellings',
    values: [
      { text: 'Kallur', rows: 652 },
      { text: 'Kalloor', rows: 391 },
      { text: 'KALLURU', rows: 205 },
    ],
  },
  {
    name: 'Date in old registers',
    ways: 'three formats',
    values: [
      { text: '17 Oct 2026', rows: 702 },
      { text: '17/10/26', rows: 341 },
      { text: 'Oct 17 2026', rows: 205 },
    ],
  },
] as const;
