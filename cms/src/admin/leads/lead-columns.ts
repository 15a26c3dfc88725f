import type { ReactNode } from 'react';
import {
  type Cell,
  dateCell,
  emailCell,
  followUpCell,
  organizationCell,
  ownerCell,
  phoneCell,
  statusCell,
  textCell,
} from './lead-cells';

type Row = Record<string, unknown>;
type Header = { name: string; attribute: { type: string }; cellFormatter?: (row: Row) => ReactNode };
type List = { displayedHeaders: Header[]; layout: { metadatas: object } };

const BY_NAME: Record<string, Cell> = {
  email: emailCell,
  phone: phoneCell,
  leadStatus: statusCell,
  owner: ownerCell,
  followUpOn: followUpCell,
  organization: organizationCell,
  organizationName: organizationCell,
};
const BY_TYPE: Record<string, Cell> = { date: dateCell, datetime: dateCell, text: textCell };

/**
 * Hook of the list view (`inject-column-in-table`). In lead lists it makes e-mail and phone links, shortens dates and
 * truncates long texts. Strapi links the first column without a formatter to the entry: the name.
 */
export function formatLeadColumns<T extends List>(list: T): T {
  if (!('leadStatus' in list.layout.metadatas)) return list;
  const displayedHeaders = list.displayedHeaders.map((header) => {
    const cell = BY_NAME[header.name] ?? BY_TYPE[header.attribute.type];
    if (!cell) return header;
    return { ...header, cellFormatter: (row: Row) => (row[header.name] ? cell(String(row[header.name])) : '-') };
  });
  return { ...list, displayedHeaders };
}
