import type { ReactNode } from 'react';
import { Typography } from '@strapi/design-system';
import { shortDate } from './short-date';

type Row = Record<string, unknown>;
type Header = { name: string; cellFormatter?: (row: Row) => ReactNode };
type ListView = { displayedHeaders: Header[] };

const cellFormatter = (row: Row) => <Typography textColor="neutral800">{shortDate(row.publishAt)}</Typography>;

/** Shortens the scheduled time in a list. Strapi's longer format pushes the status column out of view. */
export function withScheduledColumn<View extends ListView>(view: View): View {
  const displayedHeaders = view.displayedHeaders.map((header) =>
    header.name === 'publishAt' ? { ...header, cellFormatter } : header,
  );
  return { ...view, displayedHeaders };
}
