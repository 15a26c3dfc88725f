import page from 'page:leaf';
import { headOf } from '~/pages/head';
import { PageSections } from '~/pages/page-sections';

export const meta = headOf(page);

export default function Leaf() {
  return <PageSections page={page} />;
}
