import { useEffect, useState } from 'react';
import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import type { LeadChange } from '../../leads/inbox/lead-change';
import bulkActions from './bulk-actions.json';
import { leadCount } from './lead-format';
import { OwnerSelect } from './lead-inputs';
import { type AllLeads, type AnyLead, type LeadSelection, useLeadChange } from './leads-api';

/** An action on several leads. `change` is missing where the user still has to choose. */
type BulkAction = {
  name: string;
  done: string;
  explanation: string;
  field: 'leadStatus' | 'owner';
  change?: LeadChange;
};

const BULK_ACTIONS = bulkActions as readonly BulkAction[];

/** Which leads are selected: some on this page, or all that match. Another page or filter clears the selection. */
export function useSelection(leads: readonly AnyLead[], list: string) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [everything, setEverything] = useState(false);
  const clear = () => {
    setIds(new Set());
    setEverything(false);
  };
  useEffect(clear, [list]);
  const isSelected = ({ documentId }: AnyLead) => everything || ids.has(documentId);
  return {
    selected: leads.filter(isSelected),
    everything,
    clear,
    isSelected,
    selectEverything: () => setEverything(true),
    togglePage(on: boolean) {
      setEverything(false);
      setIds(new Set(on ? leads.map(({ documentId }) => documentId) : []));
    },
    toggle({ documentId }: AnyLead, on: boolean) {
      setEverything(false);
      // Deselecting one of "all that match" keeps the others on this page.
      const next = new Set(everything ? leads.map(({ documentId }) => documentId) : ids);
      if (on) next.add(documentId);
      else next.delete(documentId);
      setIds(next);
    },
  };
}

export type LeadsSelection = ReturnType<typeof useSelection>;

type BarProps = { selection: LeadsSelection; list: AllLeads; filter: Record<string, string> };

/** Shown above the table while leads are selected: their number and the bulk actions. */
export function BulkBar({ selection, list, filter }: BarProps) {
  const [action, setAction] = useState<BulkAction>();
  const { selected, everything, selectEverything, clear } = selection;
  const { total } = list.pagination;
  const count = everything ? total : selected.length;
  const isWholePage = selected.length === list.data.length;
  const mayChange = (field: string) => Object.values(list.fields).some((fields) => fields.includes(field));
  return (
    <Flex gap={2} wrap="wrap" paddingBottom={4} minHeight="4.8rem">
      <Typography role="status" textColor="neutral600">
        {count > 0 ? `${leadCount(count)} selected` : ''}
      </Typography>
      {count > 0 && (
        <>
          {isWholePage && !everything && total > count && (
            <Button size="S" variant="ghost" onClick={selectEverything}>
              {`Select all ${leadCount(total)}`}
            </Button>
          )}
          {BULK_ACTIONS.filter(({ field }) => mayChange(field)).map((one) => (
            <Button key={one.name} size="S" variant="secondary" onClick={() => setAction(one)}>
              {one.name}
            </Button>
          ))}
          <Button size="S" variant="tertiary" onClick={clear}>
            Clear selection
          </Button>
        </>
      )}
      {action && (
        <ChangeDialog
          action={action}
          count={count}
          isAcrossPages={everything}
          forms={everything ? [filter.form ?? ''].filter(Boolean) : [...new Set(selected.map(({ form }) => form))]}
          leads={
            everything ? { filter, count } : { leads: selected.map(({ form, documentId }) => ({ form, documentId })) }
          }
          onClose={() => setAction(undefined)}
          onDone={clear}
        />
      )}
    </Flex>
  );
}

type DialogProps = {
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
function ChangeDialog({ action, count, isAcrossPages, forms, leads, onClose, onDone }: DialogProps) {
  const [owner, setOwner] = useState<number | null>();
  const [change, isBusy] = useLeadChange();
  const chosen = action.change ?? (owner === undefined ? undefined : { owner });
  const title = `${action.name}: ${leadCount(count)}`;
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
