import { ButtonLink } from '~/components/button';
import { renderingError } from '~/content/error-pages';
import { paths } from '~/paths';
import { MessageScreen } from '~/sections/shared/message-screen';

/** The page after a rendering error, with two links to continue. */
export const RenderingErrorScreen = () => (
  <MessageScreen title={renderingError.title} text={renderingError.text} emptyPlot>
    <ButtonLink to={paths.home} variant="on-dark" size="l" reload>
      {renderingError.action}
    </ButtonLink>
    <ButtonLink to={paths.contactSimple} variant="quiet" size="l" reload>
      {renderingError.contact}
    </ButtonLink>
  </MessageScreen>
);
