import { consultants } from '~/content/consultants';
import { AudiencePage } from '~/layouts/audience-page';
import { pageMeta } from '~/lib/seo/page-meta';

export const meta = pageMeta(consultants.page);

export default function Consultants() {
  return <AudiencePage audience={consultants} />;
}
