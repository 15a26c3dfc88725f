import page from 'page:who-we-serve';
import { headOf } from '~/pages/head';
import { PageSections } from '~/pages/page-sections';

export const meta = headOf(page);

export default function WhoWeServe() {
  return <PageSections page={page} />;
}
