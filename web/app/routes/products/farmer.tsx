import page from 'page:farmer';
import { headOf } from '~/pages/head';
import { PageSections } from '~/pages/page-sections';

export const meta = headOf(page);

export default function Farmer() {
  return <PageSections page={page} />;
}
