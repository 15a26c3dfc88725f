import page from 'page:testimonials';
import { headOf } from '~/pages/head';
import { PageSections } from '~/pages/page-sections';

export const meta = headOf(page);

export default function Testimonials() {
  return <PageSections page={page} />;
}
