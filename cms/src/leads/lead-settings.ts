import { DEFAULT_APPLICATIONS_DAYS, DEFAULT_LEADS_DAYS } from './retention-days';

export type LeadSettings = {
  /** The maximum of submissions from one client address in a minute; 0: no limit. */
  perMinute: number;
  /** A lead is deleted this many days after its last change. */
  leadsRetentionDays: number;
  /** The same for applications to join. */
  applicationsRetentionDays: number;
  /** Where notices go, and through which server; undefined: no notices. */
  mail?: { smtpUrl: string; to: string; from: string };
};

const PER_MINUTE = 10;

/** The settings of the inbox. preflight/env.mjs has validated them before the start. */
export function leadSettings(env: NodeJS.ProcessEnv = process.env): LeadSettings {
  const { SMTP_URL: smtpUrl, LEADS_NOTIFY_TO: to } = env;
  return {
    perMinute: env.FORM_RATE_LIMIT_PER_MINUTE ? Number(env.FORM_RATE_LIMIT_PER_MINUTE) : PER_MINUTE,
    leadsRetentionDays: Number(env.LEADS_RETENTION_DAYS || DEFAULT_LEADS_DAYS),
    applicationsRetentionDays: Number(env.APPLICATIONS_RETENTION_DAYS || DEFAULT_APPLICATIONS_DAYS),
    mail: smtpUrl && to ? { smtpUrl, to, from: env.LEADS_NOTIFY_FROM || (to.split(',')[0] ?? to).trim() } : undefined,
  };
}
