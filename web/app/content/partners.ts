import type { PartnerMarqueeContent } from '~/sections/partner-marquee';

/** Nine sample organisations with drawn marks; `logo: { src }` takes a real one. Pace and stride: spec section 9. */
export const partnerMarquee: PartnerMarqueeContent = {
  title: 'Trusted by Leading Organizations',
  stride: 200,
  pace: 50,
  partners: [
    { id: 1, name: 'Sahyog Gram Trust', logo: { mark: 'roof' } },
    { id: 2, name: 'Teesta Valley Foundation', logo: { mark: 'river' } },
    { id: 3, name: 'Kaveri Industries CSR', logo: { mark: 'bridge' } },
    { id: 4, name: 'Arogya Mobile Clinics', logo: { mark: 'drop' } },
    { id: 5, name: 'Vidya School Network', logo: { mark: 'book' } },
    { id: 6, name: 'Panchnad Growers', logo: { mark: 'seed' } },
    { id: 7, name: 'Monsoon Capital', logo: { mark: 'rings' } },
    { id: 8, name: 'Aravalli Green Mission', logo: { mark: 'hills' } },
    { id: 9, name: 'Charkha Women’s Guild', logo: { mark: 'weave' } },
  ],
};
