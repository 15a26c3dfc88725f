import { createTransport } from 'nodemailer';
import type { LeadSettings } from '../lead-settings';

export type Mail = {
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
  /** The same for each attempt, so that a mail server can drop a duplicate. */
  messageId: string;
};
export type Send = (mail: Mail) => Promise<void>;

const SMTP_TIMEOUT_MS = 10_000;

/** Returns a function that sends over SMTP and resolves once the server accepts the mail. */
export function createSender({ smtpUrl, to, from }: NonNullable<LeadSettings['mail']>): Send {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: 2 * SMTP_TIMEOUT_MS,
    // Visitor input must not make this process read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain =
    from
      .split('@')
      .at(-1)
      ?.replace(/[^\w.-]/g, '') ?? 'localhost';
  return async ({ subject, text, replyTo, messageId }) => {
    await transport.sendMail({ from, to, replyTo, subject, text, messageId: `<${messageId}@${domain}>` });
  };
}
