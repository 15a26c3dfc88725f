/** The labels and notes of the office panel. */
export const office = {
  title: 'Our office',
  hours: 'Monday to Friday, 9:30 to 18:30 IST',
} as const;
