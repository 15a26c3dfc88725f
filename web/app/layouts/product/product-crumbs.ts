import type { Crumb } from '~/components/breadcrumb';
import type { ProductContent } from '~/content/products/product-content';
import { paths } from '~/paths';

/** Home > Products > name; the grant product's last one reads Impact Intelligence. */
export function productCrumbs({ name, crumb, path }: Pick<ProductContent, 'name' | 'crumb' | 'path'>): Crumb[] {
  return [
    { name: 'Home', to: paths.home },
    { name: 'Products', to: paths.allProducts },
    { name: crumb ?? name, to: path },
  ];
}
