import { agriculture } from '~/content/agriculture';
import { SolutionPage } from '~/layouts/solution-page';
import { pageMeta } from '~/lib/seo/page-meta';

export const meta = pageMeta(agriculture.page);

export default function Agriculture() {
  return <SolutionPage solution={agriculture} />;
}
