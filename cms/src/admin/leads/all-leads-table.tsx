import {
  Checkbox,
  IconButton,
  Link,
  Table,
  Tbody,
  Td,
  Thead,
  Th,
  type ThProps,
  Tr,
  Typography,
} from '@strapi/design-system';
import { CaretDown, CaretUp } from '@strapi/icons';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { isOpen } from '../../leads/lead-types';
import type { LeadsSelection } from './bulk-changes';
import { Clipped, LEAD_CELLS } from './lead-list';
import { TakeButton, useListParams } from './lead-inputs';
import { type AllLeads, type AnyLead, leadForm, leadPath } from './leads-api';

/** The sort of the list in the URL. */
export const DEFAULT_SORT = 'received:desc';
const COLUMN_COUNT = 8;
const NO_NAME_LABEL = 'Open the lead';

type Props = { list: AllLeads; label: string; selection: LeadsSelection };

/** One row per lead. The name links to the lead. A click elsewhere in the row opens it too. */
export function AllLeadsTable({ list: { data, fields }, label, selection }: Props) {
  const navigate = useNavigate();
  const { selected, togglePage } = selection;
  const all = selected.length === data.length;
  return (
    <Table colCount={COLUMN_COUNT} rowCount={data.length + 1} aria-label={label}>
      <Thead>
        <Tr>
          <Th>
            <Checkbox
              aria-label="Select all leads on this page"
              checked={all ? true : selected.length > 0 ? 'indeterminate' : false}
              onCheckedChange={() => togglePage(!all)}
            />
          </Th>
          <SortedHead label="Received" name="received" first="desc" />
          <Head label="Name" />
          <Head label="Form" />
          <Head label="Status" />
          <Head label="Owner" />
          <SortedHead label="Follow-up" name="followUp" first="asc" />
          <Head label="Contact" />
        </Tr>
      </Thead>
      <Tbody>
        {data.map((lead) => (
          <Tr key={lead.documentId} cursor="pointer" onClick={() => navigate(leadPath(lead))}>
            <Td onClick={(event: React.MouseEvent) => event.stopPropagation()}>
              <Checkbox
                aria-label={`Select ${lead.name ?? 'the lead'}`}
                checked={selection.isSelected(lead)}
                onCheckedChange={(on) => selection.toggle(lead, on === true)}
              />
            </Td>
            <LeadCells lead={lead} mayTake={fields[lead.form]?.includes('owner') ?? false} />
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

const Head = ({ label, ...rest }: { label: string } & Pick<ThProps, 'aria-sort' | 'action'>) => (
  <Th {...rest}>
    <Typography variant="sigma" textColor="neutral600">
      {label}
    </Typography>
  </Th>
);

function LeadCells({ lead, mayTake }: { lead: AnyLead; mayTake: boolean }) {
  const isFree = !lead.owner && lead.leadStatus && isOpen(lead.leadStatus);
  return (
    <>
      <Td>{lead.receivedAt ? LEAD_CELLS.receivedAt(lead.receivedAt) : '-'}</Td>
      <Td>
        <Link tag={RouterLink} to={leadPath(lead)} onClick={(event) => event.stopPropagation()}>
          <Clipped text={lead.name || NO_NAME_LABEL} maxWidth="18rem" textColor="primary600" />
        </Link>
        {lead.organization && LEAD_CELLS.organization(lead.organization)}
      </Td>
      <Td>
        <Typography style={{ whiteSpace: 'nowrap' }}>{leadForm(lead.uid)?.title}</Typography>
      </Td>
      <Td>{lead.leadStatus ? LEAD_CELLS.leadStatus(lead.leadStatus) : '-'}</Td>
      <Td>
        {lead.owner ? (
          <Clipped text={lead.owner.name} maxWidth="14rem" />
        ) : isFree && mayTake ? (
          <TakeButton lead={lead} />
        ) : (
          '-'
        )}
      </Td>
      <Td>{lead.followUpOn ? LEAD_CELLS.followUpOn(lead.followUpOn) : '-'}</Td>
      <Td>
        {lead.email ? LEAD_CELLS.email(lead.email) : '-'}
        {lead.phone && <div>{LEAD_CELLS.phone(lead.phone)}</div>}
      </Td>
    </>
  );
}

type SortedHeadProps = { label: string; name: string; /** The order of the first click. */ first: 'asc' | 'desc' };

/** A column head that sorts the list. */
function SortedHead({ label, name, first }: SortedHeadProps) {
  const [params, change] = useListParams();
  const [sorted, order] = (params.get('sort') ?? DEFAULT_SORT).split(':');
  const isSorted = sorted === name;
  const next = isSorted ? (order === 'asc' ? 'desc' : 'asc') : first;
  const orderLabels = name === 'received' ? { asc: 'oldest', desc: 'newest' } : { asc: 'earliest', desc: 'latest' };
  return (
    <Head
      label={label}
      aria-sort={isSorted ? (order === 'asc' ? 'ascending' : 'descending') : 'none'}
      action={
        <IconButton
          variant="ghost"
          label={`${label}: ${orderLabels[next]} first`}
          onClick={() => change('sort', `${name}:${next}`)}
        >
          {isSorted && order === 'asc' ? <CaretUp /> : <CaretDown fill={isSorted ? 'neutral700' : 'neutral400'} />}
        </IconButton>
      }
    />
  );
}
