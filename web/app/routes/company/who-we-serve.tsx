import { closing } from '~/content/closing';
import { whyChoose } from '~/content/why-choose';
import { offers, offersNav, opening, page } from '~/content/who-we-serve';
import { pageMeta } from '~/lib/seo/page-meta';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { OfferIndex } from '~/sections/offer-index/offer-index';
import { PageOpening } from '~/sections/page-opening/page-opening';
import { SolutionOffers } from '~/sections/solution-offers/solution-offers';
import { WhyChoose } from '~/sections/why-choose/why-choose';

export const meta = pageMeta(page);

export default function WhoWeServe() {
  return (
    <>
      <PageOpening {...opening} tone="forest">
        <OfferIndex label={offersNav} offers={offers} />
      </PageOpening>
      <SolutionOffers offers={offers} />
      <WhyChoose {...whyChoose} />
      <CallToAction {...closing} />
    </>
  );
}
