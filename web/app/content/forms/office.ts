/** What the office panel says beside the address and the settings. */
export const office = {
  title: 'Our office',
  hours: 'Monday to Friday, 9:30 to 18:30 IST',
} as const;
