import { type ReactNode, useState } from 'react';
import { Badge, type BadgeProps, Button, Flex, Link, Modal, Radio, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import type { BulkActionComponent } from '@strapi/content-manager/strapi-admin';
import { useFetchClient, useNotification, useTable } from '@strapi/strapi/admin';
import { useLocation } from 'react-router-dom';
import { LEAD_STATUSES, type LeadStatus } from '../../leads/lead-types';
import { followUpState, followUpText, shortDate } from '../texts';
import { isFiltered, leadCount, mailtoUrl, telUrl } from './lead-format';
import { leadForm, useChangeableFields, useGetLeadPeopleQuery, useLeadChange } from './leads-api';

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

/** Links that open the e-mail and the phone program. Inside a table row the click does not open the row. */
export const EmailLink = ({ value, ...rest }: LinkProps) => <LinkInRow href={mailtoUrl(value)} {...rest} />;
export const PhoneLink = ({ value, ...rest }: LinkProps) => <LinkInRow href={telUrl(value)} {...rest} />;

const LinkInRow = (props: Omit<LinkProps, 'value'> & { href: string }) => (
  <Link onClick={(event) => event.stopPropagation()} {...props} />
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

/**
 * Exports the current lead list as CSV: all pages, with its filters, search and sort order. The label shows when
 * filters are set. Strapi restores filters when the list opens again, and users miss them.
 */
export function ExportButton() {
  const { pathname, search } = useLocation();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [busy, setBusy] = useState(false);
  const plural = leadForm(pathname.split('/').at(-1) ?? '')?.plural;
  if (!plural) return null;

  const download = async () => {
    setBusy(true);
    try {
      const { data } = await get<Blob>(`/leads/export/${plural}${search}`, { responseType: 'blob' });
      saveFile(data, `${plural}-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch {
      toggleNotification({ type: 'danger', message: 'The list could not be exported. Please try again.' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="tertiary" startIcon={<Download />} loading={busy} onClick={download}>
      {isFiltered(search) ? 'Export CSV (filtered)' : 'Export CSV'}
    </Button>
  );
}

function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

/** Bulk action of a lead list: sets the status of the selected leads. */
export const StatusAction: BulkActionComponent = ({ model, documents }) => {
  const fields = useChangeableFields();
  const form = leadForm(model)?.form;
  if (!form || !fields.includes('leadStatus')) return null;
  const leads = documents.map(({ documentId }) => ({ form, documentId }));
  return {
    label: 'Set status',
    variant: 'secondary',
    dialog: {
      type: 'modal',
      title: `Set the status of ${leadCount(leads.length)}`,
      content: ({ onClose }) => <StatusForm leads={leads} onClose={onClose} />,
    },
  };
};

type StatusFormProps = { leads: Array<{ form: string; documentId: string }>; onClose: () => void };

/** Modal content of the bulk action: choose a status and save it for the selected leads. */
function StatusForm({ leads, onClose }: StatusFormProps) {
  const [status, setStatus] = useState<LeadStatus>('in progress');
  const [change, isLoading] = useLeadChange();
  const selectRow = useTable('StatusForm', (table) => table.selectRow);

  const submit = async () => {
    const done = await change({ leads, change: { status } }, (count) => `${leadCount(count)} set to “${status}”.`);
    if (!done) return;
    onClose();
    selectRow([]);
  };
  return (
    <>
      <Modal.Body>
        <Radio.Group aria-label="Status" value={status} onValueChange={(value) => setStatus(value as LeadStatus)}>
          <Flex direction="column" alignItems="flex-start" gap={3}>
            {LEAD_STATUSES.map((option) => (
              <Radio.Item key={option} value={option}>
                {option}
              </Radio.Item>
            ))}
          </Flex>
        </Radio.Group>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={isLoading} onClick={submit}>
          Set status
        </Button>
      </Modal.Footer>
    </>
  );
}
