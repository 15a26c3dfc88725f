import { ButtonLink } from '~/components/button';
import { notFound, renderingError } from '~/content/messages';
import { paths } from '~/paths';
import { MessageScreen } from '~/sections/shared/message-screen';

/** The page for every URL outside the route table. */
export const NotFoundScreen = () => (
  <MessageScreen title={notFound.title} text={notFound.text} emptyPlot>
    <ButtonLink to={paths.home} variant="on-dark" size="l">
      {notFound.action}
    </ButtonLink>
    {notFound.others.map(({ to, label }) => (
      <ButtonLink key={to} to={to} variant="quiet" size="l">
        {label}
      </ButtonLink>
    ))}
  </MessageScreen>
);

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
