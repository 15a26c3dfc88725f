import type { RouterContextProvider } from 'react-router';
import { externalForms } from '~/forms/shared/form-urls.server';
import { env } from '~/lib/env.server';
import { cacheHints } from '~/lib/request-context.server';
import type { Site } from '~/lib/site-context';
import type { SiteSettings } from '~/lib/site-schema.generated';
import { SITE_TAG } from './content-tags';
import { currentContent } from './site-content.server';

/**
 * Loads what every page shows: the settings that the browser may see, and the entry Site of the CMS. The settings are
 * an allowlist, so that a new secret is never included.
 */
export async function loadSite(context: Readonly<RouterContextProvider>): Promise<Site> {
  const hints = context.get(cacheHints);
  hints.tags.add(SITE_TAG);
  return toSite((await currentContent(hints.timeoutMs)).site());
}

/** Adds the public settings of this process to an entry Site. */
export function toSite({ phone, email, privacyEmail, ...settings }: SiteSettings): Site {
  const config = env();
  return {
    company: config.COMPANY_NAME,
    url: config.SITE_URL,
    phone: phone ?? config.CONTACT_PHONE,
    email: email ?? config.CONTACT_EMAIL,
    privacyEmail: privacyEmail ?? config.PRIVACY_EMAIL,
    splashMs: config.SPLASH_MS,
    year: new Date().getFullYear(),
    leadsRetentionDays: config.LEADS_RETENTION_DAYS,
    applicationsRetentionDays: config.APPLICATIONS_RETENTION_DAYS,
    externalForms: externalForms(config),
    settings,
  };
}
