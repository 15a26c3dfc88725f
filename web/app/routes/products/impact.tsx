import page from 'page:impact';
import { headOf } from '~/pages/head';
import { PageSections } from '~/pages/page-sections';

export const meta = headOf(page);

export default function Impact() {
  return <PageSections page={page} />;
}
