import { Link, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { Clipped } from './clipped';
import { type Cell, dateCell, emailCell, organizationCell, phoneCell, statusCell } from './lead-cells';
import { leadPath, leadType } from './lead-type';
import type { AnyLead } from './leads-api';

const COLUMNS = ['Received', 'Form', 'Status', 'Name', 'Organization', 'Email', 'Phone'];
const NO_NAME = 'Open the lead';

/** One row per lead. The name links to the lead. A click elsewhere in the row opens it too. */
export function AllLeadsTable({ data, label }: { data: AnyLead[]; label: string }) {
  const navigate = useNavigate();
  return (
    <Table colCount={COLUMNS.length} rowCount={data.length + 1} aria-label={label}>
      <Thead>
        <Tr>
          {COLUMNS.map((column) => (
            <Th key={column}>
              <Typography variant="sigma" textColor="neutral600">
                {column}
              </Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {data.map((lead) => (
          <Tr key={lead.documentId} cursor="pointer" onClick={() => navigate(leadPath(lead))}>
            <LeadCells lead={lead} />
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

function LeadCells({ lead }: { lead: AnyLead }) {
  const cell = (format: Cell, value?: string) => <Td>{value ? format(value) : '-'}</Td>;
  return (
    <>
      {cell(dateCell, lead.receivedAt)}
      <Td>
        <Typography style={{ whiteSpace: 'nowrap' }}>{leadType(lead.uid)?.title}</Typography>
      </Td>
      {cell(statusCell, lead.leadStatus)}
      <Td>
        <Link tag={RouterLink} to={leadPath(lead)} onClick={(event) => event.stopPropagation()}>
          <Clipped text={lead.name || NO_NAME} maxWidth="18rem" textColor="primary600" />
        </Link>
      </Td>
      {cell(organizationCell, lead.organization)}
      {cell(emailCell, lead.email)}
      {cell(phoneCell, lead.phone)}
    </>
  );
}
