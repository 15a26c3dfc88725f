import page from 'page:case-studies';
import { caseStudies, storyList } from '~/content/case-studies';
import { stories } from '~/content/stories';
import { headOf } from '~/pages/head';
import { PageSections } from '~/pages/page-sections';
import { CaseStudyFeature } from '~/stories/case-study-feature';
import { StoryList } from '~/stories/story-list';

const designed = stories.filter((story) => story.designed);

export const meta = headOf(page);

export default function CaseStudies() {
  return (
    <>
      <PageSections page={page} sections={page.sections.slice(0, 1)} />
      {caseStudies.map((study) => (
        <CaseStudyFeature key={study.id} study={study} />
      ))}
      <StoryList {...storyList} stories={designed} />
      <PageSections page={page} sections={page.sections.slice(1)} />
    </>
  );
}
