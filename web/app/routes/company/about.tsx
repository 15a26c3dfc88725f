import page from 'page:about';
import { headOf } from '~/pages/head';
import { PageSections } from '~/pages/page-sections';

export const meta = headOf(page);

export default function About() {
  return <PageSections page={page} />;
}
