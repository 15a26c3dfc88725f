/** Returns a time in UTC for editors, because the server does not know their time zone. */
export function readableTime(time: string | Date): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat('en-GB', format).format(new Date(time))} UTC`;
}
