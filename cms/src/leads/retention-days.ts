/** 24 and six months. The privacy page names the same terms; web/app/lib/env.server.ts has the same defaults. */
export const DEFAULT_LEADS_DAYS = 730;
export const DEFAULT_APPLICATIONS_DAYS = 183;
