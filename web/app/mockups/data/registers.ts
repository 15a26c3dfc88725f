/**
 * Attendance of the savings groups of one village, as three partners have typed it. Invented. One row a woman and meeting.
 * It is not the household file (modelling.ts).
 */
export const register = { name: 'Registers 2016 to 2025, a second file', women: 26, meetings: 48 } as const;

/**
 * What stands in a column, with the number of its rows. The first value is the one that all of them become. `since`: the
 * month in which the rule was accepted.
 */
export const columns = [
  {
    name: 'Village',
    ways: 'three spellings',
    since: 'October',
    values: [
      { text: 'Kallur', rows: 652 },
      { text: 'Kalloor', rows: 391 },
      { text: 'KALLURU', rows: 205 },
    ],
  },
  {
    name: 'A date',
    ways: 'three formats',
    values: [
      { text: '4 Mar 2019', rows: 688 },
      { text: '04/03/19', rows: 341 },
      { text: 'Mar 4 2019', rows: 219 },
    ],
  },
] as const;
