import { closing } from '~/content/closing';
import { opening, page, segments } from '~/content/other-solutions';
import { pageMeta } from '~/lib/seo/page-meta';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { FeatureRows } from '~/sections/feature-rows/feature-rows';
import { PageHero } from '~/sections/page-hero/page-hero';

export const meta = pageMeta(page);

export default function OtherSolutions() {
  return (
    <>
      <PageHero {...opening} />
      <FeatureRows {...segments} />
      <CallToAction {...closing} />
    </>
  );
}
