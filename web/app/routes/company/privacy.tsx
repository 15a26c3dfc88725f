import { privacy } from '~/content/legal';
import { LegalPage } from '~/layouts/legal-page';
import { pageMeta } from '~/lib/seo/page-meta';
import { paths } from '~/paths';

export const meta = pageMeta({ path: paths.privacy, type: 'legal', ...privacy.meta, crumbs: privacy.crumbs });

export default function Privacy() {
  return <LegalPage content={privacy} />;
}
