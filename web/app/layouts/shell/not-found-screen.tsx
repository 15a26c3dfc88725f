import { ButtonLink } from '~/components/button-link';
import { paths } from '~/paths';
import { MessageScreen } from './message-screen';

/** One column never came. */
const COLUMNS = [2, 3, 5, 0, 6, 8];

/** For any address that is not in the route table. */
export const NotFoundScreen = () => (
  <MessageScreen
    title="404 - Page Not Found"
    text="Oops! The page you are looking for does not exist. It might have been moved or deleted."
    columns={COLUMNS}
  >
    <ButtonLink to={paths.home} size="l">
      Go Back Home
    </ButtonLink>
  </MessageScreen>
);
