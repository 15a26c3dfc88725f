import { ButtonLink } from '~/components/button-link';
import { notFound } from '~/content/not-found';
import { paths } from '~/paths';
import { MessageScreen } from '~/sections/shared/message-screen';

/** Column heights of the image. The 0 is a missing column. */
const COLUMNS = [2, 3, 5, 0, 6, 8];

/** The page for every URL outside the route table. */
export const NotFoundScreen = () => (
  <MessageScreen title={notFound.title} text={notFound.text} columns={COLUMNS}>
    <ButtonLink to={paths.home} size="l">
      {notFound.action}
    </ButtonLink>
  </MessageScreen>
);
