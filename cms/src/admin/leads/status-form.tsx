import { useState } from 'react';
import { Button, Flex, Modal, Radio } from '@strapi/design-system';
import { useTable } from '@strapi/strapi/admin';
import { LEAD_STATUSES, type LeadStatus } from '../../leads/lead-statuses';
import type { LeadType } from '../../leads/lead-types';
import { leadCount } from './lead-format';
import { formOf } from './lead-type';
import { useLeadChange } from './use-lead-change';

type Props = { type: LeadType; documentIds: string[]; onClose: () => void };

/** Modal content of the bulk action: choose a status and save it for the selected leads. */
export function StatusForm({ type, documentIds, onClose }: Props) {
  const [status, setStatus] = useState<LeadStatus>('in progress');
  const [change, isLoading] = useLeadChange();
  const selectRow = useTable('StatusForm', (table) => table.selectRow);

  const submit = async () => {
    const leads = documentIds.map((documentId) => ({ form: formOf(type), documentId }));
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
