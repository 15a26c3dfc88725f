/**
 * Shala Setu, an invented programme: reading in 48 government primary schools of Gaya and Nawada, as of 31 October
 * 2026.
 */
export const grades = [
  { name: 'Class 1', pupils: 968, present: 812 },
  { name: 'Class 2', pupils: 947, present: 803 },
  { name: 'Class 3', pupils: 922, present: 789 },
  { name: 'Class 4', pupils: 886, present: 758 },
  { name: 'Class 5', pupils: 843, present: 701 },
] as const;

/** Reading levels of classes 3 to 5, at the start of the year and now. Both rounds have the same pupils. */
export const reading = [
  { name: 'Beginner', before: 482, now: 187 },
  { name: 'Letters', before: 641, now: 352 },
  { name: 'Words', before: 588, now: 519 },
  { name: 'Paragraph', before: 523, now: 704 },
  { name: 'Story', before: 417, now: 889 },
] as const;

export const schoolDistricts = [
  { name: 'Gaya', schools: 28 },
  { name: 'Nawada', schools: 20 },
] as const;

/** Daily attendance in per cent, June to October. */
export const attendance = [78.4, 81.2, 83.9, 85.1, 84.6] as const;

export const schools = [
  { name: 'PS Bodhi Tola', place: 'Gaya', pupils: 118, read: 71, visit: '28 Oct' },
  { name: 'UMS Karma Bigha', place: 'Gaya', pupils: 142, read: 66, visit: '27 Oct' },
  { name: 'PS Sirdala East', place: 'Nawada', pupils: 96, read: 58, visit: '29 Oct' },
  { name: 'PS Dumri Khurd', place: 'Nawada', pupils: 87, read: 41, visit: '12 Sep' },
] as const;

/** The same pupils by their level in April (rows) and now (columns), both from Beginner to Story. */
export const movement = [
  [187, 168, 96, 31, 0],
  [0, 184, 236, 158, 63],
  [0, 0, 187, 254, 147],
  [0, 0, 0, 261, 262],
  [0, 0, 0, 0, 417],
] as const;

/** One of them. */
export const pupil = { name: 'Chandni Kumari', grade: 'Class 4', before: 'Beginner', now: 'Words' } as const;
