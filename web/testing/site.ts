import shipped from '../../cms/seed/site.json';
import type { Site } from '~/lib/site-context';
import { siteSchema } from '~/lib/content-schemas.generated';

/** The shipped entry Site. */
export const siteSettings = siteSchema.parse(shipped);

/** The public settings of a sample company. */
export const sampleSite: Site = {
  company: 'Acme Impact',
  url: 'https://acme.example',
  phone: '+91 80 1',
  email: 'hello@acme.example',
  privacyEmail: 'privacy@acme.example',
  splashMs: 0,
  year: 2026,
  leadsRetentionDays: 730,
  applicationsRetentionDays: 183,
  externalForms: {},
  settings: siteSettings,
};
