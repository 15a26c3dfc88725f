import { environment } from '~/content/environment';
import { SolutionPage } from '~/layouts/solution-page';
import { pageMeta } from '~/lib/seo/page-meta';

export const meta = pageMeta(environment.page);

export default function Environment() {
  return <SolutionPage solution={environment} />;
}
