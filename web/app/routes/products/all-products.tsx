import { allProducts } from '~/content/all-products';
import { pageMeta } from '~/lib/seo/page-meta';
import { paths } from '~/paths';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { LinkList } from '~/sections/link-list/link-list';
import { PageHero } from '~/sections/page-hero/page-hero';
import { ProductRows } from '~/sections/product-rows/product-rows';

const { crumbs, opening, lineup, platforms, closing } = allProducts;

/** Both URLs of this page have /allproducts as the canonical URL. */
export const meta = pageMeta({ path: paths.allProducts, type: 'product', ...allProducts.meta, crumbs });

export default function AllProducts() {
  return (
    <>
      <PageHero {...opening} crumbs={crumbs} />
      <ProductRows {...lineup} />
      <LinkList {...platforms} />
      <CallToAction {...closing} />
    </>
  );
}
