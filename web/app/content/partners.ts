import { organisations, SAMPLES_NOTE } from '~/lib/sample-organisations';
import type { PartnerMarqueeContent } from '~/sections/partner-marquee/partner-marquee';

/** Nine sample organisations with rendered marks. Use `logo: { src }` for the URL of a real one. */
export const partnerMarquee: PartnerMarqueeContent = {
  title: 'Trusted by Leading Organizations',
  note: SAMPLES_NOTE,
  stride: 200,
  pace: 50,
  partners: [
    { id: 1, name: organisations.trust, logo: { mark: 'roof' } },
    { id: 2, name: organisations.foundation, logo: { mark: 'river' } },
    { id: 3, name: organisations.industries, logo: { mark: 'wheel' } },
    { id: 4, name: organisations.clinics, logo: { mark: 'drop' } },
    { id: 5, name: organisations.schools, logo: { mark: 'book' } },
    { id: 6, name: organisations.growers, logo: { mark: 'seed' } },
    { id: 7, name: organisations.capital, logo: { mark: 'rings' } },
    { id: 8, name: organisations.mission, logo: { mark: 'hills' } },
    { id: 9, name: organisations.guild, logo: { mark: 'weave' } },
  ],
};
