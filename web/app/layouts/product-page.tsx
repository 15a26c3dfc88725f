import type { ProductContent } from '~/content/products/product-content';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { Challenges } from '~/sections/challenges/challenges';
import { Offerings } from '~/sections/offerings/offerings';
import { Plans } from '~/sections/plans/plans';
import { Points } from '~/sections/points/points';
import { ProductHero } from '~/sections/product-hero/product-hero';
import { VideoSection } from '~/sections/video/video';
import { productCrumbs } from './product/product-crumbs';
import { ShowcaseSlot } from './product/showcase-slot';

/** Renders the page of any product from its content. */
export function ProductPage({ product }: { product: ProductContent }) {
  const { name, hue, hero, offerings, showcase, challenges, plans, support, demo, closing } = product;
  return (
    <div data-hue={hue}>
      <ProductHero {...hero} name={name} crumbs={productCrumbs(product)} />
      <Offerings {...offerings} />
      <ShowcaseSlot showcase={showcase} />
      <Challenges {...challenges} />
      <Plans {...plans} />
      <Points {...support} />
      <VideoSection {...demo} />
      <CallToAction {...closing} />
    </div>
  );
}
