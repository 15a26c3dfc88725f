import page from 'page:surve-r';
import { headOf } from '~/pages/head';
import { PageSections } from '~/pages/page-sections';

export const meta = headOf(page);

export default function SurveR() {
  return <PageSections page={page} />;
}
