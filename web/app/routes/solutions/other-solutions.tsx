import { Section } from '~/components/section';
import { closing } from '~/content/closing';
import { opening, page, segments, segmentTexts } from '~/content/other-solutions';
import { pageMeta } from '~/lib/seo/page-meta';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { PageOpening } from '~/sections/page-opening/page-opening';
import { Segments } from '~/sections/segments/segments';

export const meta = pageMeta(page);

export default function OtherSolutions() {
  return (
    <>
      <PageOpening {...opening} tone="deep" />
      <Section>
        <Segments segments={segments} {...segmentTexts} />
      </Section>
      <CallToAction {...closing} />
    </>
  );
}
