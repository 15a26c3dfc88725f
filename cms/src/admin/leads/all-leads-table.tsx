import { Checkbox, Link, Table, Tbody, Td, Thead, Th, Tr, Typography } from '@strapi/design-system';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { isOpen } from '../../leads/inbox/lead-change';
import { Clipped } from './clipped';
import { type Cell, dateCell, emailCell, followUpCell, organizationCell, phoneCell, statusCell } from './lead-cells';
import { leadPath, leadType } from './lead-type';
import type { AllLeads, AnyLead } from './leads-api';
import { SortedHead } from './sorted-head';
import { TakeButton } from './take-button';
import type { LeadsSelection } from './use-selection';

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

const Head = ({ label }: { label: string }) => (
  <Th>
    <Typography variant="sigma" textColor="neutral600">
      {label}
    </Typography>
  </Th>
);

function LeadCells({ lead, mayTake }: { lead: AnyLead; mayTake: boolean }) {
  const cell = (format: Cell, value?: string | null) => (value ? format(value) : '-');
  const twoLineCell = (first: Cell, second: Cell, values: Array<string | undefined>) => (
    <>
      {cell(first, values[0])}
      {values[1] && <div>{second(values[1])}</div>}
    </>
  );
  const isFree = !lead.owner && lead.leadStatus && isOpen(lead.leadStatus);
  return (
    <>
      <Td>{cell(dateCell, lead.receivedAt)}</Td>
      <Td>
        <Link tag={RouterLink} to={leadPath(lead)} onClick={(event) => event.stopPropagation()}>
          <Clipped text={lead.name || NO_NAME_LABEL} maxWidth="18rem" textColor="primary600" />
        </Link>
        {lead.organization && organizationCell(lead.organization)}
      </Td>
      <Td>
        <Typography style={{ whiteSpace: 'nowrap' }}>{leadType(lead.uid)?.title}</Typography>
      </Td>
      <Td>{cell(statusCell, lead.leadStatus)}</Td>
      <Td>
        {lead.owner ? (
          <Clipped text={lead.owner.name} maxWidth="14rem" />
        ) : isFree && mayTake ? (
          <TakeButton lead={lead} />
        ) : (
          '-'
        )}
      </Td>
      <Td>{cell(followUpCell, lead.followUpOn)}</Td>
      <Td>{twoLineCell(emailCell, phoneCell, [lead.email, lead.phone])}</Td>
    </>
  );
}
