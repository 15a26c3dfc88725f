import { ButtonLink } from '~/components/button-link';
import { comingBlogMeta } from '~/content/message-pages';
import { MessageScreen } from '~/layouts/shell/message-screen';
import { pageMeta } from '~/lib/seo/page-meta';
import { paths } from '~/paths';

export const meta = pageMeta(comingBlogMeta);

/** The page for stories without their own page. */
export default function ComingBlog() {
  return (
    <MessageScreen
      title="This story is being written"
      text="We are still checking its numbers with the people they belong to. Until it is ready, there is plenty else to read."
      columns={[2, 1, 1, 3, 2]}
    >
      <ButtonLink to={paths.blogs} size="l">
        Read the blog
      </ButtonLink>
      <ButtonLink to={paths.caseStudies} look="secondary" size="l">
        See the case studies
      </ButtonLink>
    </MessageScreen>
  );
}
