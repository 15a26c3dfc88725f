import page from 'page:agriculture';
import { headOf } from '~/pages/head';
import { PageSections } from '~/pages/page-sections';

export const meta = headOf(page);

export default function Agriculture() {
  return <PageSections page={page} />;
}
