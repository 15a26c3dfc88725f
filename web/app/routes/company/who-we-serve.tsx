import { closing } from '~/content/closing';
import { whyChoose } from '~/content/why-choose';
import { offers, opening, page } from '~/content/who-we-serve';
import { pageMeta } from '~/lib/seo/page-meta';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { Offer } from '~/sections/offer/offer';
import { PageHero } from '~/sections/page-hero/page-hero';
import { Reasons } from '~/sections/reasons/reasons';

export const meta = pageMeta(page);

export default function WhoWeServe() {
  return (
    <>
      <PageHero {...opening} />
      {offers.map((offer) => (
        <Offer key={offer.id} {...offer} />
      ))}
      <Reasons {...whyChoose} />
      <CallToAction {...closing} />
    </>
  );
}
