import { closing } from '~/content/closing';
import { partnerMarquee } from '~/content/partners';
import { allTestimonials, opening, page, testimonialCarousel } from '~/content/testimonials';
import { pageMeta } from '~/lib/seo/page-meta';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { PageHero } from '~/sections/page-hero/page-hero';
import { Partners } from '~/sections/partners/partners';
import { Testimonials } from '~/sections/testimonials/testimonials';
import { Quotes } from '~/sections/quotes/quotes';

export const meta = pageMeta(page);

export default function TestimonialsPage() {
  return (
    <>
      <PageHero {...opening} />
      <Testimonials {...testimonialCarousel} />
      <Quotes {...allTestimonials} />
      <Partners {...partnerMarquee} />
      <CallToAction {...closing} />
    </>
  );
}
