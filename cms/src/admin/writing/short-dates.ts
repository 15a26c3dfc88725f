type Header = { name: string; cellFormatter?: (row: Record<string, unknown>) => unknown };
type ListView = { displayedHeaders: Header[] };

const SHORT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** `22 Nov 2026, 18:34` in the time of this browser. */
const shortDate = (value: unknown): string => (typeof value === 'string' ? SHORT.format(new Date(value)) : '-');

/** Shortens the scheduled time in the list of articles: Strapi's form of it pushes the status out of view. */
export function withShortDates<View extends ListView>(view: View): View {
  const displayedHeaders = view.displayedHeaders.map((header) =>
    header.name === 'publishAt'
      ? { ...header, cellFormatter: (row: Record<string, unknown>) => shortDate(row.publishAt) }
      : header,
  );
  return { ...view, displayedHeaders };
}
