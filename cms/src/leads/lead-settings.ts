export type LeadSettings = {
  /** Maximum submissions from one client IP in a minute. 0 means no limit. */
  perMinute: number;
  /** Days after its last change until a lead is deleted. */
  leadsRetentionDays: number;
  /** Days after its last change until an application to join is deleted. */
  applicationsRetentionDays: number;
  /** Recipients and mail server of notices. Undefined disables notices. */
  mail?: { smtpUrl: string; to: string; from: string };
};

const DEFAULT_PER_MINUTE = 10;
/**
 * 24 months and six months, in days. The privacy page shows the same periods. web/app/lib/env.server.ts has the same
 * defaults.
 */
const DEFAULT_LEADS_RETENTION_DAYS = 730;
const DEFAULT_APPLICATIONS_RETENTION_DAYS = 183;

/** Returns the lead settings. preflight/env.mjs validates them before the start. */
export function leadSettings(env: NodeJS.ProcessEnv = process.env): LeadSettings {
  const { SMTP_URL: smtpUrl, LEADS_NOTIFY_TO: to } = env;
  return {
    perMinute: env.FORM_RATE_LIMIT_PER_MINUTE ? Number(env.FORM_RATE_LIMIT_PER_MINUTE) : DEFAULT_PER_MINUTE,
    leadsRetentionDays: Number(env.LEADS_RETENTION_DAYS || DEFAULT_LEADS_RETENTION_DAYS),
    applicationsRetentionDays: Number(env.APPLICATIONS_RETENTION_DAYS || DEFAULT_APPLICATIONS_RETENTION_DAYS),
    mail: smtpUrl && to ? { smtpUrl, to, from: env.LEADS_NOTIFY_FROM || (to.split(',')[0] ?? to).trim() } : undefined,
  };
}
