import type { ProductContent } from '~/content/products/product-content';
import { REQUEST_DEMO } from '~/content/products/common';
import { Challenges } from '~/sections/challenges/challenges';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { DemoVideoSection } from '~/sections/demo-video/demo-video';
import { Offerings } from '~/sections/offerings/offerings';
import { Plans } from '~/sections/plans/plans';
import { ProductHero } from '~/sections/product-hero/product-hero';
import { Support } from '~/sections/support/support';
import { productCrumbs } from './product/product-crumbs';
import { ShowcaseSlot } from './product/showcase-slot';
import hues from '~/sections/shared/hues.module.css';

/** Renders the page of any product from its content. */
export function ProductPage({ product }: { product: ProductContent }) {
  const { name, hue, hero, offerings, showcase, challenges, plans, support, demo, closing } = product;
  return (
    <div className={hues.hue} data-hue={hue}>
      <ProductHero {...hero} name={name} crumbs={productCrumbs(product)} demo={REQUEST_DEMO} />
      <Offerings {...offerings} />
      <ShowcaseSlot showcase={showcase} />
      <Challenges {...challenges} name={name} />
      <Plans {...plans} />
      <Support {...support} />
      <DemoVideoSection {...demo} />
      <CallToAction {...closing} />
    </div>
  );
}
