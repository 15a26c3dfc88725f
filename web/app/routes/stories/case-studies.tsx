import { caseStudies } from '~/content/case-studies';
import { caseStudiesPage } from '~/content/case-studies-page';
import { stories } from '~/content/stories';
import { CaseStudyFeature } from '~/stories/case-study-feature';
import { StoryList } from '~/stories/story-list';
import { pageMeta } from '~/lib/seo/page-meta';
import { paths } from '~/paths';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { PageHero } from '~/sections/page-hero/page-hero';

const { crumbs, opening, stories: fromTheField, closing } = caseStudiesPage;
const designed = stories.filter((story) => story.designed);

export const meta = pageMeta({ path: paths.caseStudies, type: 'story', ...caseStudiesPage.meta, crumbs });

export default function CaseStudies() {
  return (
    <>
      <PageHero {...opening} crumbs={crumbs} />
      {caseStudies.map((study) => (
        <CaseStudyFeature key={study.id} study={study} />
      ))}
      <StoryList {...fromTheField} stories={designed} />
      <CallToAction {...closing} />
    </>
  );
}
