import page from 'page:tracseed';
import { headOf } from '~/pages/head';
import { PageSections } from '~/pages/page-sections';

export const meta = headOf(page);

export default function Tracseed() {
  return <PageSections page={page} />;
}
