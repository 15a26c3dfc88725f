import { ActionLink } from '~/components/action-link';
import { MessageScreen } from '../shared/message-screen';
import type { MessageContent } from '~/sections/section-schemas.generated';

/** Column heights of the image. */
const COLUMNS = [1, 2, 2, 1, 1] as const;

/** A short message with the links to continue. */
export const Message = ({ title, text, actions }: MessageContent) => (
  <MessageScreen title={title} text={text} columns={COLUMNS}>
    {actions.map((action, index) => (
      <ActionLink key={action.to} action={action} look={index === 0 ? 'primary' : 'secondary'} size="l" />
    ))}
  </MessageScreen>
);
