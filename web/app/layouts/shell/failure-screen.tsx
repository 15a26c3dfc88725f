import { ButtonLink } from '~/components/button-link';
import { paths } from '~/paths';
import { MessageScreen } from '~/sections/shared/message-screen';

/** The page after a rendering error, with two links to continue. */
export const FailureScreen = () => (
  <MessageScreen
    title="Something went wrong"
    text="This page could not be shown. Please reload it. If it happens again, try again in a few minutes or tell us."
    columns={[1, 3, 2, 0, 0, 1]}
  >
    <ButtonLink to={paths.home} size="l" reload>
      Go to the home page
    </ButtonLink>
    <ButtonLink to={paths.contactSimple} look="secondary" size="l" reload>
      Tell us
    </ButtonLink>
  </MessageScreen>
);
