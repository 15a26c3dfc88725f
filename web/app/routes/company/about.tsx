import { closing } from '~/content/closing';
import { hero, page, values } from '~/content/about';
import { team } from '~/content/team';
import { pageMeta } from '~/lib/seo/page-meta';
import { AboutHero } from '~/sections/about-hero/about-hero';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { CoreValues } from '~/sections/core-values/core-values';
import { TeamGrid } from '~/sections/team-grid/team-grid';

export const meta = pageMeta(page);

export default function About() {
  return (
    <>
      <AboutHero {...hero} />
      <CoreValues {...values} />
      <TeamGrid {...team} />
      <CallToAction {...closing} />
    </>
  );
}
