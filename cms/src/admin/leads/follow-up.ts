import { shortDate } from './lead-format';

export type FollowUpState = 'overdue' | 'today' | 'planned';

/** Returns a date as the day of the user's time zone, as YYYY-MM-DD. */
export function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Returns the day of a number of days from now, as YYYY-MM-DD. */
export function dayFromNow(days: number, now = new Date()): string {
  return dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
}

export function followUpState(day: string, today = dayOf(new Date())): FollowUpState {
  return day < today ? 'overdue' : day === today ? 'today' : 'planned';
}

/** Returns `Overdue, 22 Nov 2026`, `Due today` or `1 Dec 2026`. */
export function followUpText(day: string, today = dayOf(new Date())): string {
  const texts = { overdue: `Overdue, ${shortDate(day)}`, today: 'Due today', planned: shortDate(day) };
  return texts[followUpState(day, today)];
}
