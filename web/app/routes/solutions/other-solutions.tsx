import page from 'page:other-solutions';
import { headOf } from '~/pages/head';
import { PageSections } from '~/pages/page-sections';

export const meta = headOf(page);

export default function OtherSolutions() {
  return <PageSections page={page} />;
}
