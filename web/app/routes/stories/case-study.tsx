import { data } from 'react-router';
import { notFoundMeta } from '~/content/message-pages';
import { findCaseStudy } from '~/content/case-studies';
import { CaseStudyPage } from '~/layouts/case-study-page';
import { storyMeta } from '~/layouts/story-meta';
import { NotFoundScreen } from '~/layouts/shell/not-found-screen';
import { pageMeta } from '~/lib/seo/page-meta';
import { hrefs } from '~/paths';
import type { Route } from './+types/case-study';

/** 404 with the not-found screen for an unknown id. */
export const loader = ({ params }: Route.LoaderArgs) => (findCaseStudy(params.id) ? null : data(null, { status: 404 }));

export const meta: Route.MetaFunction = (args) => {
  const study = findCaseStudy(args.params.id);
  return study ? storyMeta(study, hrefs.caseStudy(study.id))(args) : pageMeta(notFoundMeta)(args);
};

export default function CaseStudy({ params }: Route.ComponentProps) {
  const study = findCaseStudy(params.id);
  return study ? <CaseStudyPage study={study} /> : <NotFoundScreen />;
}
