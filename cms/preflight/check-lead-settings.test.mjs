import { expect, it } from 'vitest';
import { checkLeadSettings } from './check-lead-settings.mjs';

const MAIL = { SMTP_URL: 'smtp://mail.example.org:587', LEADS_NOTIFY_TO: 'a@example.org, b@example.org' };

it.each([
  {},
  MAIL,
  { ...MAIL, LEADS_NOTIFY_FROM: 'site@example.org', FORM_RATE_LIMIT_PER_MINUTE: '0' },
  { LEADS_RETENTION_DAYS: '365', APPLICATIONS_RETENTION_DAYS: '1' },
])('takes %j', (env) => expect(checkLeadSettings(env)).toBeNull());

it.each([
  [{ ...MAIL, SMTP_URL: 'mail.example.org' }, 'SMTP_URL'],
  [{ SMTP_URL: MAIL.SMTP_URL }, 'LEADS_NOTIFY_TO'],
  [{ LEADS_NOTIFY_TO: 'a@example.org' }, 'SMTP_URL'],
  [{ ...MAIL, LEADS_NOTIFY_TO: 'a@example.org, nobody' }, 'LEADS_NOTIFY_TO'],
  [{ ...MAIL, LEADS_NOTIFY_FROM: 'nobody' }, 'LEADS_NOTIFY_FROM'],
  [{ LEADS_RETENTION_DAYS: '0' }, 'LEADS_RETENTION_DAYS'],
  [{ LEADS_RETENTION_DAYS: 'ten' }, 'LEADS_RETENTION_DAYS'],
  [{ APPLICATIONS_RETENTION_DAYS: '0' }, 'APPLICATIONS_RETENTION_DAYS'],
  [{ APPLICATIONS_RETENTION_DAYS: '1.5' }, 'APPLICATIONS_RETENTION_DAYS'],
  [{ FORM_RATE_LIMIT_PER_MINUTE: '-1' }, 'FORM_RATE_LIMIT_PER_MINUTE'],
])('names what is wrong in %j', (env, name) => expect(checkLeadSettings(env)).toContain(name));
