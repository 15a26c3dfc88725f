import { shortDate } from './lead-format';
import type { HistoryEntry } from './leads-api';

/** Returns the sentence of a change without its author, such as `set the status from new to closed`. */
export function historyText({ kind, before, after }: HistoryEntry): string {
  switch (kind) {
    case 'status':
      return `set the status from “${before}” to “${after}”`;
    case 'owner':
      return after ? `made ${after} the owner${before ? `, before ${before}` : ''}` : `removed the owner ${before}`;
    case 'follow-up':
      return after ? `set the follow-up to ${shortDate(after)}` : 'removed the follow-up';
    default:
      return 'wrote a note';
  }
}
