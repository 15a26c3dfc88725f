import page from 'page:drive-r';
import { headOf } from '~/pages/head';
import { PageSections } from '~/pages/page-sections';

export const meta = headOf(page);

export default function DriveR() {
  return <PageSections page={page} />;
}
