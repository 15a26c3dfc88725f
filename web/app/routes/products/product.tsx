import type { ProductContent } from '~/content/products/product-content';
import { ProductPage } from '~/layouts/product-page';
import { productMeta } from '~/layouts/product/product-meta';
import type { Route } from './+types/product';

type Match = { handle?: unknown } | undefined;

/** The parent route is the content file. Its handle contains the content. */
const contentOf = (matches: readonly Match[]) => matches.at(-2)?.handle as ProductContent;

export const meta: Route.MetaFunction = (args) => productMeta(contentOf(args.matches))(args);

export default function Product({ matches }: Route.ComponentProps) {
  return <ProductPage product={contentOf(matches)} />;
}
