/** Says which setting of the lead inbox cannot be used, or null. */
export function checkLeadSettings(env) {
  const { SMTP_URL, LEADS_NOTIFY_TO, LEADS_NOTIFY_FROM, FORM_RATE_LIMIT_PER_MINUTE } = env;
  if (SMTP_URL && !/^smtps?:\/\/[^\s/]+/.test(SMTP_URL)) {
    return 'SMTP_URL must look like smtp://user:password@mail.example.org:587.';
  }
  if (SMTP_URL && !LEADS_NOTIFY_TO) return 'SMTP_URL is set, so LEADS_NOTIFY_TO must name who is told of new leads.';
  if (LEADS_NOTIFY_TO && !SMTP_URL) return 'LEADS_NOTIFY_TO is set, so SMTP_URL must name the mail server.';
  for (const [name, value] of Object.entries({ LEADS_NOTIFY_TO, LEADS_NOTIFY_FROM })) {
    const wrong = (value ?? '').split(',').find((address) => value && !/^[^\s@<>]+@[^\s@<>]+$/.test(address.trim()));
    if (wrong !== undefined) return `${name} must hold email addresses; "${wrong.trim()}" is none.`;
  }
  for (const name of ['LEADS_RETENTION_DAYS', 'APPLICATIONS_RETENTION_DAYS']) {
    if (env[name] && !/^[1-9]\d{0,4}$/.test(env[name])) return `${name} must be a number of days, at least 1.`;
  }
  if (FORM_RATE_LIMIT_PER_MINUTE && !/^\d{1,6}$/.test(FORM_RATE_LIMIT_PER_MINUTE)) {
    return 'FORM_RATE_LIMIT_PER_MINUTE must be a number; 0 sets no limit.';
  }
  return null;
}
