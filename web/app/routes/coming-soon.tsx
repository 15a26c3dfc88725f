import { ButtonLink } from '~/components/button-link';
import { comingSoonMeta } from '~/content/message-pages';
import { MessageScreen } from '~/layouts/shell/message-screen';
import { pageMeta } from '~/lib/seo/page-meta';
import { paths } from '~/paths';

export const meta = pageMeta(comingSoonMeta);

/** The page for products and segments without their own page. */
export default function ComingSoon() {
  return (
    <MessageScreen
      title="Coming Soon"
      text="We are working hard to bring you this content. Stay tuned!"
      columns={[1, 2, 2, 1, 1]}
    >
      <ButtonLink to={paths.whoWeServe} size="l">
        Go Back
      </ButtonLink>
    </MessageScreen>
  );
}
