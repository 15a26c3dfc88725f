import { decision } from '../kit/approvals';

export const mockup = decision({
  state: 'Approved',
  icon: 'check',
  mood: 'good',
  why: 'Asked in the field where she works.',
  next: { icon: 'chart-bar', what: 'Counts in round 6', why: 'The flag stays in its history' },
});
