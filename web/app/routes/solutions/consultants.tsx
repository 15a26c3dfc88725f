import page from 'page:consultants';
import { headOf } from '~/pages/head';
import { PageSections } from '~/pages/page-sections';

export const meta = headOf(page);

export default function Consultants() {
  return <PageSections page={page} />;
}
