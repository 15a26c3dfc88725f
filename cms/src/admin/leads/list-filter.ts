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
  const [year, month, date] = day.split('-').map(Number);
  const start = new Date(year ?? Number.NaN, (month ?? Number.NaN) - 1, (date ?? Number.NaN) + daysLater);
  // The server refuses an invalid day with a message.
  return Number.isNaN(start.getTime()) ? day : start.toISOString();
}
