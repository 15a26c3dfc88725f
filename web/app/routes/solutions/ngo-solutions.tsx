import page from 'page:ngo';
import { headOf } from '~/pages/head';
import { PageSections } from '~/pages/page-sections';

export const meta = headOf(page);

export default function Ngo() {
  return <PageSections page={page} />;
}
