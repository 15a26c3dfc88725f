import page from 'page:environment';
import { headOf } from '~/pages/head';
import { PageSections } from '~/pages/page-sections';

export const meta = headOf(page);

export default function Environment() {
  return <PageSections page={page} />;
}
