/** The words of the drawing beside the demo form. The times are the slots of the form. */
export const week = {
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  picked: { day: 'Thu', time: '11:00 AM' },
  taken: [
    ['Mon', '10:00 AM'],
    ['Mon', '11:00 AM'],
    ['Tue', '2:00 PM'],
    ['Wed', '12:00 PM'],
    ['Fri', '10:00 AM'],
  ],
} as const;
