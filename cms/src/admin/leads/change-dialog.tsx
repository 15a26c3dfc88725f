import { useState } from 'react';
import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import type { BulkAction } from './bulk-actions';
import { leadCount } from './lead-format';
import { type LeadSelection } from './leads-api';
import { NOBODY, OwnerSelect } from './owner-select';
import { useLeadChange } from './use-lead-change';

type Props = {
  action: BulkAction;
  count: number;
  isAcrossPages: boolean;
  /** The forms of the selected leads. Empty means any form. */
  forms: string[];
  leads: LeadSelection;
  onClose: () => void;
  onDone: () => void;
};

/** Asks for confirmation before several leads change. The title and the button say how many. */
export function ChangeDialog({ action, count, isAcrossPages, forms, leads, onClose, onDone }: Props) {
  const [owner, setOwner] = useState<string>();
  const [change, isBusy] = useLeadChange();
  const chosen =
    action.change ?? (owner === undefined ? undefined : { owner: owner === NOBODY ? null : Number(owner) });
  const title = `${action.verb}: ${leadCount(count)}`;
  const submit = async () => {
    if (!chosen) return;
    const done = await change({ ...leads, change: chosen }, (changed) => `${leadCount(changed)} ${action.done}.`);
    onClose();
    if (done) onDone();
  };
  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {isAcrossPages && (
              <Typography fontWeight="bold">{`All ${leadCount(count)} that match the filters, on all pages.`}</Typography>
            )}
            <Typography>{action.explanation}</Typography>
            {!action.change && <OwnerSelect label="New owner" forms={forms} value={owner} onChange={setOwner} />}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isBusy} disabled={!chosen} onClick={submit}>
            {title}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
