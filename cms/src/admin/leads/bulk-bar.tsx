import { useState } from 'react';
import { Button, Flex, Typography } from '@strapi/design-system';
import { BULK_ACTIONS, type BulkAction } from './bulk-actions';
import { ChangeDialog } from './change-dialog';
import { leadCount } from './lead-format';
import type { AllLeads } from './leads-api';
import type { LeadsSelection } from './use-selection';

type Props = { selection: LeadsSelection; list: AllLeads; filter: Record<string, string> };

/** Shown above the table while leads are selected: their number and the bulk actions. */
export function BulkBar({ selection, list, filter }: Props) {
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
