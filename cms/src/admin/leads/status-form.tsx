import { useState } from 'react';
import { Button, Flex, Modal, Radio } from '@strapi/design-system';
import { useNotification, useTable } from '@strapi/strapi/admin';
import { LEAD_STATUSES, type LeadStatus } from '../../leads/lead-statuses';
import type { LeadType } from '../../leads/lead-types';
import { leadCount } from './lead-format';
import { useSetLeadStatusMutation } from './leads-api';

type Props = { type: LeadType; documentIds: string[]; onClose: () => void };

/** Modal content of the bulk action: choose a status and save it for the selected leads. */
export function StatusForm({ type: { uid, plural }, documentIds, onClose }: Props) {
  const [status, setStatus] = useState<LeadStatus>('in progress');
  const [save, { isLoading }] = useSetLeadStatusMutation();
  const { toggleNotification } = useNotification();
  const selectRow = useTable('StatusForm', (table) => table.selectRow);

  const submit = async () => {
    const result = await save({ uid, plural, documentIds, status });
    if ('error' in result) {
      toggleNotification({ type: 'danger', message: 'The status could not be set. Please try again.' });
      return;
    }
    toggleNotification({ type: 'success', message: `${leadCount(result.data.data.count)} set to “${status}”.` });
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
