import { Section } from '~/components/section';
import { closing } from '~/content/closing';
import { opening, page, segments, segmentTexts } from '~/content/other-solutions';
import { pageMeta } from '~/lib/seo/page-meta';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { PageHero } from '~/sections/page-hero/page-hero';
import { Segments } from '~/sections/segments/segments';

export const meta = pageMeta(page);

export default function OtherSolutions() {
  return (
    <>
      <PageHero {...opening} />
      <Section>
        <Segments segments={segments} {...segmentTexts} />
      </Section>
      <CallToAction {...closing} />
    </>
  );
}
