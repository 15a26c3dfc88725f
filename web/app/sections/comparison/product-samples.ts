/**
 * One record in the three products: its visit, the number it counts in, and the number that is asked about. The values
 * are those of the mockups. They are repeated here, so that the page does not load the data; a test compares them.
 */
export const productSamples = {
  'surve-r': { value: '10:24', label: 'Lakshmi Devaraj answers at her door in Raichur' },
  progran: { value: '1,212', label: 'of 1,360 women of Raichur are enrolled, and she is one of them' },
  'drive-r': { value: '₹11,020', label: 'a month is the mean income in Raichur, with her ₹12,450 in it' },
} as const;
