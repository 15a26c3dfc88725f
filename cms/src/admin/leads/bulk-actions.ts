import type { LeadChange } from '../../leads/inbox/lead-change';

/** An action on several leads. `change` is missing where the user still has to choose. */
export type BulkAction = {
  name: string;
  /** The label of the dialog's button, before the number of leads. */
  verb: string;
  done: string;
  explanation: string;
  field: 'leadStatus' | 'owner';
  change?: LeadChange;
};

export const BULK_ACTIONS: readonly BulkAction[] = [
  {
    ...{ name: 'Close', verb: 'Close', done: 'closed', field: 'leadStatus', change: { status: 'closed' } },
    explanation: 'Their status becomes “closed”. Their follow-up dates are removed.',
  },
  {
    ...{ name: 'Mark as spam', verb: 'Mark as spam', done: 'marked as spam', field: 'leadStatus' },
    ...{ change: { status: 'spam' } },
    explanation: 'Their status becomes “spam”. Their follow-up dates are removed.',
  },
  {
    ...{ name: 'Reopen', verb: 'Reopen', done: 'reopened', field: 'leadStatus', change: { reopen: true } },
    explanation: 'Closed leads and spam become “in progress” if they have an owner, else “new”. Open leads stay.',
  },
  {
    ...{ name: 'Assign', verb: 'Assign', done: 'assigned', field: 'owner' },
    explanation: 'Leads that you assign to yourself become “in progress” if they are new.',
  },
];
