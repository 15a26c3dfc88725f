import { flagged } from '../data/survey';
import { decision } from '../kit/approvals';

export const mockup = decision({
  state: 'Returned',
  icon: 'arrow-left',
  mood: 'watch',
  why: 'Please ask her again, at her door.',
  next: {
    icon: 'clock',
    what: `Waits on the phone of ${flagged.record.by}`,
    why: 'Its first version stays beside the new one',
  },
});
