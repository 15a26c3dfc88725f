import { organisations, SAMPLES_NOTE } from '~/lib/sample-organisations';
import type { PartnersContent } from '~/sections/partners/partners';

/** Nine sample organisations with rendered marks. Use `image` for the URL of a real logo. */
export const partnerMarquee: PartnersContent = {
  variant: 'moving',
  title: 'Trusted by Leading Organizations',
  note: SAMPLES_NOTE,
  items: [
    { name: organisations.trust, mark: 'roof' },
    { name: organisations.foundation, mark: 'river' },
    { name: organisations.industries, mark: 'wheel' },
    { name: organisations.clinics, mark: 'drop' },
    { name: organisations.schools, mark: 'book' },
    { name: organisations.growers, mark: 'seed' },
    { name: organisations.capital, mark: 'rings' },
    { name: organisations.mission, mark: 'hills' },
    { name: organisations.guild, mark: 'weave' },
  ],
};
