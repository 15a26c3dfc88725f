import { ButtonLink } from '~/components/button-link';
import { renderingError } from '~/content/rendering-error';
import { paths } from '~/paths';
import { MessageScreen } from '~/sections/shared/message-screen';

/** The page after a rendering error, with two links to continue. */
export const RenderingErrorScreen = () => (
  <MessageScreen title={renderingError.title} text={renderingError.text} columns={[1, 3, 2, 0, 0, 1]}>
    <ButtonLink to={paths.home} size="l" reload>
      {renderingError.action}
    </ButtonLink>
    <ButtonLink to={paths.contactSimple} variant="secondary" size="l" reload>
      {renderingError.contact}
    </ButtonLink>
  </MessageScreen>
);
