import page from 'page:health';
import { headOf } from '~/pages/head';
import { PageSections } from '~/pages/page-sections';

export const meta = headOf(page);

export default function Health() {
  return <PageSections page={page} />;
}
