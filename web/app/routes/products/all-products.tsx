import page from 'page:all-products';
import { headOf } from '~/pages/head';
import { PageSections } from '~/pages/page-sections';

/** Both URLs of this page have /allproducts as the canonical URL. */
export const meta = headOf(page);

export default function AllProducts() {
  return <PageSections page={page} />;
}
