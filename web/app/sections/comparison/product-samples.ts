/**
 * One record in the three products: its visit, the number it counts in, and the number that is asked about. The values
 * are those of the mockups. They are repeated here, so that the page does not load the data; a test compares them.
 */
export const productSamples = {
  'surve-r': { label: 'Lakshmi Devaraj, Raichur', value: '10:24' },
  progran: { label: 'Enrolled, Raichur', value: '1,212 of 1,360' },
  'drive-r': { label: 'Income a month, Raichur', value: '₹11,020' },
} as const;
