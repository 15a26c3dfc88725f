import { env } from './env.server';
import type { Site } from './site-context';

/** The settings that the browser may see. An allowlist, so that a new secret is never included. */
export function publicConfig(): Site {
  const settings = env();
  return {
    company: settings.COMPANY_NAME,
    url: settings.SITE_URL,
    phone: settings.CONTACT_PHONE,
    email: settings.CONTACT_EMAIL,
    privacyEmail: settings.PRIVACY_EMAIL,
    splashMs: settings.SPLASH_MS,
    year: new Date().getFullYear(),
    leadsRetentionDays: settings.LEADS_RETENTION_DAYS,
    applicationsRetentionDays: settings.APPLICATIONS_RETENTION_DAYS,
  };
}
