import { shortDate } from '../texts';
import type { HistoryEntry } from './leads-api';

/** Returns a mailto URL. Encoding prevents an e-mail address from adding a subject, text or recipients. */
export const mailtoUrl = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

export const telUrl = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

export const leadCount = (count: number): string => (count === 1 ? '1 lead' : `${count} leads`);

/** Returns the sentence of a change without its author, such as `set the status from new to closed`. */
export function historyText({ kind, before, after }: HistoryEntry): string {
  switch (kind) {
    case 'status':
      return `set the status from “${before}” to “${after}”`;
    case 'owner':
      return after ? `made ${after} the owner${before ? `, before ${before}` : ''}` : `removed the owner ${before}`;
    case 'follow-up':
      return after ? `set the follow-up to ${shortDate(after)}` : 'removed the follow-up';
    default:
      return 'wrote a note';
  }
}

/** True if the query string of a list view contains a filter or a search. */
export function isFiltered(search: string): boolean {
  return [...new URLSearchParams(search)].some(([name, value]) => value !== '' && /^(filters\[|_q$)/.test(name));
}

/** The names of the filters in the URL of the list. `_q` is the name that Strapi's search field gives its parameter. */
export const FILTERS = ['status', 'form', 'owner', 'due', 'from', 'to', '_q'] as const;

/** Returns the filter as the server expects it. Days become times, because the server does not know the time zone. */
export function leadFilter(params: URLSearchParams, today: string): Record<string, string> {
  const value = (name: string) => params.get(name) ?? '';
  return {
    ...{ status: value('status'), form: value('form'), owner: value('owner'), due: value('due') },
    ...{ from: startOfDay(value('from'), 0), to: startOfDay(value('to'), 1), q: value('_q'), today },
  };
}

function startOfDay(day: string, daysLater: number): string {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + daysLater);
  // The server refuses an invalid day with a message.
  return Number.isNaN(start.getTime()) ? day : start.toISOString();
}
