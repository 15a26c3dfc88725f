import { ButtonLink } from '~/components/button-link';
import { failure } from '~/content/rendering-error';
import { paths } from '~/paths';
import { MessageScreen } from '~/sections/shared/message-screen';

/** The page after a rendering error, with two links to continue. */
export const FailureScreen = () => (
  <MessageScreen title={failure.title} text={failure.text} columns={[1, 3, 2, 0, 0, 1]}>
    <ButtonLink to={paths.home} size="l" reload>
      {failure.action}
    </ButtonLink>
    <ButtonLink to={paths.contactSimple} variant="secondary" size="l" reload>
      {failure.contact}
    </ButtonLink>
  </MessageScreen>
);
