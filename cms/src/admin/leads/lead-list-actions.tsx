import { useState } from 'react';
import { Button, Flex, Modal, Radio } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import type { BulkActionComponent } from '@strapi/content-manager/strapi-admin';
import { useFetchClient, useNotification, useTable } from '@strapi/strapi/admin';
import { useLocation } from 'react-router-dom';
import { LEAD_STATUSES, type LeadStatus } from '../../leads/lead-statuses';
import { isFiltered, leadCount } from './lead-format';
import { leadForm, useChangeableFields, useLeadChange } from './leads-api';

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
