import page from 'page:all-solutions';
import { headOf } from '~/pages/head';
import { PageSections } from '~/pages/page-sections';

export const meta = headOf(page);

export default function AllSolutions() {
  return <PageSections page={page} />;
}
