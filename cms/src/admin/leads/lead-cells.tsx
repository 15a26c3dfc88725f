import type { ReactNode } from 'react';
import { Badge, type BadgeProps, Link, Typography } from '@strapi/design-system';
import type { LeadStatus } from '../../leads/lead-statuses';
import { followUpState, followUpText, shortDate } from '../time-texts';
import { mailtoUrl, telUrl } from './lead-format';
import { useGetLeadPeopleQuery } from './leads-api';

type ClippedProps = { text: string; maxWidth: string; textColor?: 'primary600' };
type LinkProps = { value: string; children: ReactNode; startIcon?: ReactNode };
type Cell = (value: string) => ReactNode;
type Row = Record<string, unknown>;
type Header = { name: string; attribute: { type: string }; cellFormatter?: (row: Row) => ReactNode };
type List = { displayedHeaders: Header[]; layout: { metadatas: object } };

const STATUS_VARIANTS: Record<LeadStatus, BadgeProps['variant']> = {
  new: 'primary',
  'in progress': 'warning',
  closed: 'success',
  spam: 'neutral',
};
const FOLLOW_UP_COLOURS = { overdue: 'danger600', today: 'warning700', planned: 'neutral800' } as const;

/** Truncates text in a table cell so that the other columns stay visible. The tooltip shows the full text. */
export const Clipped = ({ text, ...rest }: ClippedProps) => (
  <Typography tag="span" display="block" ellipsis title={text} {...rest}>
    {text}
  </Typography>
);

/** Link that opens the e-mail program. Inside a table row the click does not open the row. */
export const EmailLink = ({ value, ...rest }: LinkProps) => (
  <Link href={mailtoUrl(value)} onClick={(event) => event.stopPropagation()} {...rest} />
);

/** Link that opens the phone program. Inside a table row the click does not open the row. */
export const PhoneLink = ({ value, ...rest }: LinkProps) => (
  <Link href={telUrl(value)} onClick={(event) => event.stopPropagation()} {...rest} />
);

/** The day of a follow-up. The text, not only the colour, says that it is due or overdue. */
export function FollowUpLabel({ day }: { day: string }) {
  const state = followUpState(day);
  return (
    <Typography
      textColor={FOLLOW_UP_COLOURS[state]}
      fontWeight={state === 'planned' ? 'regular' : 'bold'}
      style={{ whiteSpace: 'nowrap' }}
    >
      {followUpText(day)}
    </Typography>
  );
}

/** The name of an owner in the list of one form, where Strapi loads only the id. */
function OwnerName({ id }: { id: number }) {
  const { data } = useGetLeadPeopleQuery();
  const name = data?.data.find((person) => person.id === id)?.name;
  return <Clipped text={name ?? '…'} maxWidth="14rem" />;
}

const dateCell = (value: string) => <Typography style={{ whiteSpace: 'nowrap' }}>{shortDate(value)}</Typography>;
const textCell = (value: string) => <Clipped text={value} maxWidth="24rem" />;
const organizationCell = (value: string) => <Clipped text={value} maxWidth="16rem" />;

/** Returns the content of a table cell from the value of a field, by the name of the field. */
export const LEAD_CELLS = {
  receivedAt: dateCell,
  email: (value: string) => (
    <EmailLink value={value}>
      <Clipped text={value} maxWidth="18rem" textColor="primary600" />
    </EmailLink>
  ),
  phone: (value: string) => <PhoneLink value={value}>{value}</PhoneLink>,
  leadStatus: (value: string) => (
    <Badge variant={STATUS_VARIANTS[value as LeadStatus]} style={{ whiteSpace: 'nowrap' }}>
      {value}
    </Badge>
  ),
  owner: (value: string) => <OwnerName id={Number(value)} />,
  followUpOn: (value: string) => <FollowUpLabel day={value} />,
  organization: organizationCell,
  organizationName: organizationCell,
};
const CELLS_BY_NAME: Record<string, Cell> = LEAD_CELLS;
const CELLS_BY_TYPE: Record<string, Cell> = { date: dateCell, datetime: dateCell, text: textCell };

/**
 * Hook of the list view (`inject-column-in-table`). In lead lists it makes e-mail and phone links, shortens dates and
 * truncates long texts. Strapi links the first column without a formatter to the entry: the name.
 */
export function formatLeadColumns<T extends List>(list: T): T {
  if (!('leadStatus' in list.layout.metadatas)) return list;
  const displayedHeaders = list.displayedHeaders.map((header) => {
    const cell = CELLS_BY_NAME[header.name] ?? CELLS_BY_TYPE[header.attribute.type];
    if (!cell) return header;
    return { ...header, cellFormatter: (row: Row) => (row[header.name] ? cell(String(row[header.name])) : '-') };
  });
  return { ...list, displayedHeaders };
}
