import page from 'page:education';
import { headOf } from '~/pages/head';
import { PageSections } from '~/pages/page-sections';

export const meta = headOf(page);

export default function Education() {
  return <PageSections page={page} />;
}
