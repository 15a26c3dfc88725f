/** Invented data of the Sabala household survey, round 6, on phones: October 2026. */
export const survey = 'Household survey, round 6';
/** Records received during its last week of interviews, 12 to 17 October, by state. */
export const week = { approved: 318, review: 61, returned: 33 } as const;

/** Records that wait for review. `metres`: from the registered place of the household. `at`: when they arrived. */
export const waiting = [
  { id: 'SL-YDG-0188', who: 'Kamala Bai', by: 'Ravi T.', at: '16:48', metres: 2840, minutes: 22, photos: 3, flag: 'Far from home' },
  { id: 'SL-YDG-0191', who: 'Saraswati Naik', by: 'Ravi T.', at: '16:48', metres: 44, minutes: 4, photos: 1, flag: 'Very quick' },
  { id: 'SL-RCR-0412', who: 'Lakshmi Devaraj', by: 'Suma P.', at: '18:06', metres: 12, minutes: 24, photos: 3, flag: '' },
  { id: 'SL-RCR-0418', who: 'Renuka Basappa', by: 'Suma P.', at: '18:06', metres: 9, minutes: 19, photos: 2, flag: '' },
  { id: 'SL-RCR-0427', who: 'Shantamma Gowda', by: 'Suma P.', at: '18:07', metres: 31, minutes: 21, photos: 2, flag: '' },
  { id: 'SL-KPL-0305', who: 'Fatima Bi', by: 'Geeta M.', at: '17:31', metres: 18, minutes: 27, photos: 3, flag: '' },
] as const;

/** The first of them, on its day: when it was asked and signed, and when and by whom it is decided. */
export const flagged = {
  record: waiting[0],
  on: '17 October',
  asked: '11:10',
  signed: '11:32',
  decided: { at: '18:20', by: 'Meera Joshi' },
} as const;

/** Records that a phone holds while it is offline. Sizes in MB. `sent`: when those that have gone went. */
export const held = [
  { form: 'Survey', who: 'Lakshmi Devaraj', at: '10:24', sent: '18:06', size: 4.2, parts: '3 photos, signature' },
  { form: 'Survey', who: 'Renuka Basappa', at: '9:41', sent: '18:06', size: 3.8, parts: '2 photos, signature' },
  { form: 'Attendance', who: 'Kallur, 26 women', at: '9:05', sent: '18:06', size: 0.7, parts: '1 photo' },
  { form: 'Survey', who: 'Shantamma Gowda', at: 'Yesterday', sent: '18:07', size: 5.1, parts: '2 photos, voice note' },
  { form: 'Asset check', who: 'Parvati Hanumesh', at: 'Yesterday', sent: '', size: 2.9, parts: '2 photos' },
  { form: 'Attendance', who: 'Mudgal, 19 women', at: 'Yesterday', sent: '', size: 0.6, parts: '1 photo' },
  { form: 'Asset check', who: 'Yashoda Ramanna', at: 'Yesterday', sent: '', size: 3.1, parts: '2 photos' },
] as const;

/** The plot of one household, walked with GPS. Areas in acres. */
export const plot = {
  who: 'Renuka Basappa',
  id: 'SL-RCR-0418',
  acres: 2.5,
  walked: '14 June',
  /** What the household says: an area that fits, and a slip. */
  said: { fits: 2, slip: 20 },
  /** Other land of the household, of which three of four corners have been walked. */
  other: { acres: 1.6, corners: [3, 4] },
} as const;

/** How far the place of a record may be off, in metres. */
export const place = { metres: 6 } as const;

/** Households on the list of one officer for the week, and those visited so far. */
export const list = { by: 'Suma P.', households: 12, visited: 8 } as const;

/** What stands on most of the plot: the replies, by their number. */
export const crops = ['Jowar', 'Pigeon pea', 'Groundnut'] as const;

/** The answer of one woman about a month, and the record that it becomes. The parts are in rupees. */
export const approved = {
  parts: [
    { work: 'Tailoring', rupees: 7400 },
    { work: 'Farm work', rupees: 5050 },
  ],
  steps: [
    { step: 'Asked', at: '10:24', by: 'Suma P.' },
    { step: 'Sent', at: '18:06', by: 'by itself' },
    { step: 'Approved', at: '19 Oct', by: 'Meera Joshi' },
  ],
} as const;
