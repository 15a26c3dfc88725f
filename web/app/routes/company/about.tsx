import { closing } from '~/content/closing';
import { hero, page, values } from '~/content/about';
import { team } from '~/content/team';
import { pageMeta } from '~/lib/seo/page-meta';
import { AboutHero } from '~/sections/about-hero/about-hero';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { Team } from '~/sections/team/team';
import { Values } from '~/sections/values/values';

export const meta = pageMeta(page);

export default function About() {
  return (
    <>
      <AboutHero {...hero} />
      <Values {...values} />
      <Team {...team} />
      <CallToAction {...closing} />
    </>
  );
}
