import { organisations } from './organisations';

/** One batch of an invented training centre, June to October 2026: electricians, evening course. */
export const batch = {
  trade: 'Electrician',
  course: 'evening batch',
  partner: organisations.skills,
  started: 48,
} as const;

/** The stations that the solution records. `left` counts the trainees who did not come to the next one. */
export const stations = [
  { name: 'Counselling', here: 48, left: 4, why: 'never started' },
  { name: 'Attendance', here: 44, left: 3, why: 'left before the test' },
  { name: 'Assessment', here: 41, left: 7, why: 'passed, no offer yet' },
  { name: 'Placement', here: 34, left: 0, why: '' },
] as const;

/** The calls after the placement of 11 October 2026. They are not in the product yet. */
export const calls = [
  { months: 3, day: '11 Jan', name: 'First call', asks: 'Still in the job?' },
  { months: 6, day: '11 Apr', name: 'Second call', asks: 'Same employer, same wage?' },
  { months: 12, day: '11 Oct', name: 'Third call', asks: 'What has changed at home?' },
] as const;

/** The trainee of the mockup `trainee-line`, and which line of the batch is theirs. */
export const trainee = { name: 'Manoj Kisku', line: 0 } as const;
