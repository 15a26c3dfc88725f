import { caseStudies } from '~/content/case-studies';
import type { CaseStudiesContent } from '~/sections/section-schemas.generated';
import { CaseStudyFeature } from './case-study-feature';

/** All case studies, newest first. */
export function CaseStudyList({ label }: CaseStudiesContent) {
  return caseStudies.map((study) => <CaseStudyFeature key={study.id} study={study} label={label} />);
}
