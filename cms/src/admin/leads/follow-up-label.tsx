import { Typography } from '@strapi/design-system';
import { followUpState, followUpText } from './follow-up';

const STATE_COLOURS = { overdue: 'danger600', today: 'warning700', planned: 'neutral800' } as const;

/** The day of a follow-up. The text, not only the colour, says that it is due or overdue. */
export function FollowUpLabel({ day }: { day: string }) {
  const state = followUpState(day);
  return (
    <Typography
      textColor={STATE_COLOURS[state]}
      fontWeight={state === 'planned' ? 'regular' : 'bold'}
      style={{ whiteSpace: 'nowrap' }}
    >
      {followUpText(day)}
    </Typography>
  );
}
