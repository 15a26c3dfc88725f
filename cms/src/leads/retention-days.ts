/**
 * 24 and six months, in days. The privacy page shows the same periods. web/app/lib/env.server.ts has the same defaults.
 */
export const DEFAULT_LEADS_DAYS = 730;
export const DEFAULT_APPLICATIONS_DAYS = 183;
