import { ActionLink } from '~/components/action-link';
import { MessageScreen } from '../shared/message-screen';
import { CheckedDots } from './checked-dots';
import { LandingDots } from './landing-dots';
import type { MessageContent } from '~/sections/section-schemas.generated';

/** A short message with the links to continue. Of three links, the last two are quiet. */
export const Message = ({ title, text, variant, dotLabels, actions }: MessageContent) => (
  <MessageScreen
    title={title}
    text={text}
    after={
      variant === 'checking' ? (
        <CheckedDots text={text} legend={dotLabels.map((item) => item.text)} />
      ) : (
        <LandingDots labels={dotLabels.map((item) => item.text)} />
      )
    }
  >
    {actions.map((action, index) => (
      <ActionLink
        key={action.to}
        action={action}
        variant={index === 0 ? 'primary' : actions.length > 2 ? 'quiet' : 'secondary'}
        size="l"
      />
    ))}
  </MessageScreen>
);
