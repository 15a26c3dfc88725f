import { hero, list, page } from '~/content/all-solutions';
import { closing } from '~/content/closing';
import { successStory } from '~/content/success-story';
import { whyChoose } from '~/content/why-choose';
import { pageMeta } from '~/lib/seo/page-meta';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { LinkList } from '~/sections/link-list/link-list';
import { Reasons } from '~/sections/reasons/reasons';
import { StatsHero } from '~/sections/stats-hero/stats-hero';
import { SuccessStory } from '~/sections/success-story/success-story';

export const meta = pageMeta(page);

export default function AllSolutions() {
  return (
    <>
      <StatsHero {...hero} />
      <LinkList {...list} />
      <Reasons {...whyChoose} />
      <SuccessStory {...successStory} variant="paper" />
      <CallToAction {...closing} />
    </>
  );
}
