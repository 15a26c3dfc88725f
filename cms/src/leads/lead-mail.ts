import { createTransport } from 'nodemailer';
import { fieldLabel, LEAD_TYPES } from './lead-types';
import { FORM_RULES, type FormName } from './rules.generated';

type Lead = Record<string, unknown> & { documentId: string };
type MailSettings = { smtpUrl: string; to: string; from: string };
export type SendLead = (uid: string, lead: Lead) => Promise<unknown>;

const SMTP_TIMEOUT_MS = 10_000;
/** Where a mail program begins to decode a word of a header, whoever wrote it. */
const ENCODED_WORD = '=?';

/**
 * Returns the recipients and the mail server of notices, or undefined without notices. preflight/env.mjs validates them
 * before the start.
 */
export function mailSettings(): MailSettings | undefined {
  const { SMTP_URL: smtpUrl, LEADS_NOTIFY_TO: to, LEADS_NOTIFY_FROM: from } = process.env;
  return smtpUrl && to ? { smtpUrl, to, from: from || (to.split(',')[0] ?? to).trim() } : undefined;
}

/** Returns a function that sends the notice about a lead over SMTP. It resolves once the server accepts the mail. */
export function createSender({ smtpUrl, to, from }: MailSettings): SendLead {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: 2 * SMTP_TIMEOUT_MS,
    // Visitor input must not make this process read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = (from.split('@').at(-1) ?? 'localhost').replace(/[^\w.-]/g, '');
  // The id is the same for each attempt, so that a mail server can drop a duplicate.
  return (uid, lead) =>
    transport.sendMail({ from, to, ...notice(uid, lead), messageId: `<lead.${lead.documentId}@${domain}>` });
}

/**
 * Returns the notice about one lead: every filled field, and its URL in the admin. What a visitor wrote in a header is
 * shown as written. An address that would be decoded is not a Reply-To.
 */
function notice(uid: string, lead: Lead) {
  const [form, type] = Object.entries(LEAD_TYPES).find(([, one]) => one.uid === uid)!;
  const lines = Object.keys(FORM_RULES[form as FormName].fields)
    .filter((field) => isFilled(lead[field]))
    .map((field) => `${fieldLabel(field)}: ${indent(String(lead[field]))}`);
  const [name, address] = [String(lead.name).replaceAll(ENCODED_WORD, '= ?'), String(lead.email)];
  return {
    subject: `${type.title} from ${name}`,
    text: [`${type.title}, sent from ${String(lead.sourcePage)}`, '', ...lines, '', adminUrl(uid, lead)].join('\n'),
    replyTo: address.includes(ENCODED_WORD) ? undefined : { name, address },
  };
}

function adminUrl(uid: string, { documentId }: Lead): string {
  const base = process.env.CMS_PUBLIC_URL || `http://127.0.0.1:${process.env.CMS_PORT}`;
  return `${base}/admin/content-manager/collection-types/${uid}/${documentId}`;
}

const isFilled = (value: unknown) => value !== null && value !== undefined && value !== '';
const indent = (text: string) => text.replaceAll('\n', '\n  ');
