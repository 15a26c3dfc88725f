import page from 'page:progran';
import { headOf } from '~/pages/head';
import { PageSections } from '~/pages/page-sections';

export const meta = headOf(page);

export default function ProGran() {
  return <PageSections page={page} />;
}
