import { crumbs, opening, page, ready } from '~/content/coming';
import { pageMeta } from '~/lib/seo/page-meta';
import { PageHero } from '~/sections/page-hero/page-hero';
import { Points } from '~/sections/points/points';

export const meta = pageMeta(page);

/** The coming-soon solution: 'We're Almost There!'. */
export default function ComingSolution() {
  return (
    <>
      <PageHero {...opening} crumbs={crumbs} />
      <Points {...ready} />
    </>
  );
}
