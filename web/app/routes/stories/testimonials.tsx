import { closing } from '~/content/closing';
import { partnerMarquee } from '~/content/partners';
import { page, testimonialCarousel, testimonialPage, testimonials } from '~/content/testimonials';
import { pageMeta } from '~/lib/seo/page-meta';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { PageOpening } from '~/sections/page-opening/page-opening';
import { PartnerMarquee } from '~/sections/partner-marquee/partner-marquee';
import { TestimonialCarousel } from '~/sections/testimonial-carousel/testimonial-carousel';
import { VoicesInFull } from '~/sections/voices-in-full/voices-in-full';

export const meta = pageMeta(page);

export default function Testimonials() {
  return (
    <>
      <PageOpening title={testimonialPage.title} lead={testimonialPage.lead} />
      <TestimonialCarousel {...testimonialCarousel} />
      <VoicesInFull title={testimonialPage.allTitle} voices={testimonials} />
      <PartnerMarquee {...partnerMarquee} />
      <CallToAction {...closing} />
    </>
  );
}
