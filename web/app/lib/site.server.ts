import { settings } from './settings.server';
import type { Site } from './site';

/** The settings that may leave the server, one by one, so that a new secret stays where it is. */
export function publicSettings(): Site {
  const env = settings();
  return {
    company: env.COMPANY_NAME,
    url: env.SITE_URL,
    phone: env.CONTACT_PHONE,
    email: env.CONTACT_EMAIL,
    privacyEmail: env.PRIVACY_EMAIL,
    splashMs: env.SPLASH_MS,
    year: new Date().getFullYear(),
    leadsRetentionDays: env.LEADS_RETENTION_DAYS,
    applicationsRetentionDays: env.APPLICATIONS_RETENTION_DAYS,
  };
}
