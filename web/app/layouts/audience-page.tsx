import type { AudienceContent } from '~/content/audience-content';
import { Benefits } from '~/sections/benefits/benefits';
import { CallToAction } from '~/sections/call-to-action/call-to-action';
import { PageHero } from '~/sections/page-hero/page-hero';
import { Points } from '~/sections/points/points';
import { Quotes } from '~/sections/quotes/quotes';

/**
 * A page for one kind of organisation: hero, three benefit cards, four tool items, two testimonials, closing call to
 * action.
 */
export const AudiencePage = ({ audience }: { audience: AudienceContent }) => (
  <>
    <PageHero {...audience.opening} crumbs={audience.crumbs} />
    <Benefits {...audience.benefits} />
    <Points {...audience.tools} />
    <Quotes {...audience.quotes} />
    <CallToAction {...audience.closing} />
  </>
);
