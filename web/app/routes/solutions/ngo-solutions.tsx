import { ngo } from '~/content/ngo';
import { AudiencePage } from '~/layouts/audience-page';
import { pageMeta } from '~/lib/seo/page-meta';

export const meta = pageMeta(ngo.page);

export default function Ngo() {
  return <AudiencePage audience={ngo} />;
}
