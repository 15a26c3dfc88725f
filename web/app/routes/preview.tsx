import type { Route } from './+types/preview';
import { Section, SectionHeading } from '~/components/section';
import { previewCopy } from '~/content/messages';
import { ArticleContent } from '~/blog/article/article-content';
import { pageMeta } from '~/lib/seo/page-meta';
import { useSite } from '~/lib/site-context';
import { PageSections } from '~/pages/page-sections';
import { hrefs, paths } from '~/paths';
import { liveData, useLivePreview } from '~/preview/use-live-preview';
import { loadPreview } from '~/preview/load-preview.server';
import { PreviewBar } from '~/preview/preview-bar';

export const loader = ({ request, context }: Route.LoaderArgs) => loadPreview(request.url, context);

/** With unsaved values, the router takes them instead of the saved draft, and keeps the page and its scroll position. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => liveData() ?? serverLoader();

export const meta: Route.MetaFunction = pageMeta({
  path: paths.blogs,
  title: previewCopy.title,
  description: previewCopy.description,
  type: 'blog',
  noIndex: true,
});

/**
 * The target of the CMS's preview button: a draft or the published version, rendered by the site. In the frame of the
 * admin also what is not saved yet.
 */
export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const { document, status, expires } = loaderData;
  useLivePreview(loaderData);
  const { url } = useSite();
  if (!document || !status || !expires) {
    return (
      <Section width="text">
        <SectionHeading level={1} title={previewCopy.refusedTitle} lead={previewCopy.refusedText} />
      </Section>
    );
  }
  if ('page' in document) {
    return (
      <>
        <PreviewBar status={status} expires={expires} problems={document.problems} />
        <PageSections page={document.page} />
      </>
    );
  }
  const { article } = document;
  return (
    <>
      <PreviewBar status={status} expires={expires} />
      <ArticleContent article={article} articleUrl={url + hrefs.blogPost(article.slug)} />
    </>
  );
}
