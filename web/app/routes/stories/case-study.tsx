import { data } from 'react-router';
import { notFoundMeta } from '~/content/message-pages';
import { findCaseStudy } from '~/content/case-studies';
import { NotFoundScreen } from '~/layouts/shell/not-found-screen';
import { pageMeta } from '~/lib/seo/page-meta';
import { addSectionHints } from '~/pages/load-page.server';
import { PageSections } from '~/pages/page-sections';
import { loadWithSections } from '~/pages/section-registry';
import { caseStudyPage, storyMeta } from '~/pages/story-pages';
import type { Route } from './+types/case-study';

/** 404 with the not-found screen for an unknown id. */
export function loader({ params, context }: Route.LoaderArgs) {
  const found = findCaseStudy(params.id);
  if (!found) return data(null, { status: 404 });
  const story = caseStudyPage(found);
  addSectionHints(story.page, context);
  return data(story);
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadWithSections(serverLoader);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  (loaderData ? storyMeta(loaderData) : pageMeta(notFoundMeta))({ matches });

export default function CaseStudy({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundScreen />;
  return (
    <article>
      <PageSections page={loaderData.page} />
    </article>
  );
}
