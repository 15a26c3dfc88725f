import page from 'page:coming-solution';
import { headOf } from '~/pages/head';
import { PageSections } from '~/pages/page-sections';

export const meta = headOf(page);

/** The coming-soon solution: 'We're Almost There!'. */
export default function ComingSolution() {
  return <PageSections page={page} />;
}
