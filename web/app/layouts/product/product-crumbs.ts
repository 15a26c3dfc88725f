import type { Crumb } from '~/components/breadcrumb';
import type { ProductContent } from '~/content/products/product-content';
import { paths } from '~/paths';

/** Returns the breadcrumb Home > Products > name. `crumb` replaces the name, as for ProGran (Impact Intelligence). */
export function productCrumbs({ name, crumb, path }: Pick<ProductContent, 'name' | 'crumb' | 'path'>): Crumb[] {
  return [
    { name: 'Home', to: paths.home },
    { name: 'Products', to: paths.allProducts },
    { name: crumb ?? name, to: path },
  ];
}
