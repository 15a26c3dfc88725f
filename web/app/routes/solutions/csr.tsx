import page from 'page:csr';
import { headOf } from '~/pages/head';
import { PageSections } from '~/pages/page-sections';

export const meta = headOf(page);

export default function Csr() {
  return <PageSections page={page} />;
}
