import { crumbs, opening, page, ready, unfinished } from '~/content/coming';
import { pageMeta } from '~/lib/seo/page-meta';
import { PageOpening } from '~/sections/page-opening/page-opening';
import { ProblemList } from '~/sections/problem-list/problem-list';
import { SettlingDots } from '~/sections/shared/settling-dots';
import styles from './coming-solution.module.css';

export const meta = pageMeta(page);

/** The coming-soon solution: 'We're Almost There!'. */
export default function ComingSolution() {
  return (
    <>
      <PageOpening {...opening} crumbs={crumbs} tone="hue">
        <SettlingDots columns={unfinished} className={styles.dots} />
      </PageOpening>
      <ProblemList {...ready} />
    </>
  );
}
