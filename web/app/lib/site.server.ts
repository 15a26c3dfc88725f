import { settings } from './settings.server';
import type { Site } from './site';

/** The settings that may leave the server, one by one, so that a new secret stays where it is. */
export function publicSettings(): Site {
  const { COMPANY_NAME, SITE_URL, CONTACT_PHONE, CONTACT_EMAIL, PRIVACY_EMAIL, SPLASH_MS, LEADS_KEEP_DAYS } =
    settings();
  return {
    company: COMPANY_NAME,
    url: SITE_URL,
    phone: CONTACT_PHONE,
    email: CONTACT_EMAIL,
    privacyEmail: PRIVACY_EMAIL,
    splashMs: SPLASH_MS,
    year: new Date().getFullYear(),
    leadsKeepDays: LEADS_KEEP_DAYS,
  };
}
