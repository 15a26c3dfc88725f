const SMTP_TIMEOUT_MS = 10_000;
/** Nothing listens on this port. So a test mail without a mail server fails instead of seeming sent. */
const UNREACHABLE_SERVER = { host: '127.0.0.1', port: 9 };

/** Returns the configuration of Strapi's e-mail plugin. Password resets use the same server as the lead notices. */
export function emailConfig(env: NodeJS.ProcessEnv) {
  const { SMTP_URL: url, LEADS_NOTIFY_FROM: from, LEADS_NOTIFY_TO: to = '' } = env;
  const sender = from || (to.split(',')[0] ?? '').trim();
  return {
    provider: 'nodemailer',
    providerOptions: {
      ...(url ? { url } : UNREACHABLE_SERVER),
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: 2 * SMTP_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    settings: { defaultFrom: sender, defaultReplyTo: sender },
  };
}

/**
 * The mail of a password reset. Strapi only supports plain paths here, and escapes nothing. So the mail has only the
 * link, and no value that a user can set. An expression would end the process.
 */
export const PASSWORD_RESET_MAIL = {
  subject: 'Choose a new password',
  text: `Hello,

somebody asked for a new password for your account in the content management system. Choose one here within an hour:

<%= url %>

If it was not you, you need not do anything.`,
  html: `<p>Hello,</p>
<p>somebody asked for a new password for your account in the content management system. Choose one here within an hour:</p>
<p><a href="<%= url %>"><%= url %></a></p>
<p>If it was not you, you need not do anything.</p>`,
};
