export type LeadSettings = {
  /** How many submissions one address may send in a minute; 0: any number. */
  perMinute: number;
  /** Leads older than this are deleted; undefined: none. */
  keepDays?: number;
  /** Where notices go, and through which server; undefined: no notices. */
  mail?: { smtpUrl: string; to: string; from: string };
};

const PER_MINUTE = 10;

/** The settings of the inbox. launch/leads-problem.mjs has checked them before the start. */
export function leadSettings(env: NodeJS.ProcessEnv = process.env): LeadSettings {
  const { SMTP_URL: smtpUrl, LEADS_NOTIFY_TO: to } = env;
  return {
    perMinute: env.LEADS_PER_MINUTE ? Number(env.LEADS_PER_MINUTE) : PER_MINUTE,
    keepDays: env.LEADS_KEEP_DAYS ? Number(env.LEADS_KEEP_DAYS) : undefined,
    mail: smtpUrl && to ? { smtpUrl, to, from: env.LEADS_NOTIFY_FROM || (to.split(',')[0] ?? to).trim() } : undefined,
  };
}
