import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/lib/stack.mjs';
import { asAdmin, requestsAs } from '../support/admin.ts';
import { rows, sendForm } from '../support/leads.ts';
import { startClock, startCms, waitFor } from '../support/start-cms.ts';

type Mail = { from: string; to: string[]; text: string };

/** The headers of a notice, besides Reply-To. */
const HEADERS = 'Content-Transfer-Encoding Content-Type Date From MIME-Version Message-ID Subject To'.split(' ');

const port = await freePort();
let server: SMTPServer | undefined;
let mails: Mail[] = [];
const clock = startClock();

/** Starts a real mail server on the configured port. `refuse` rejects every recipient with 550. */
async function mailServer({ refuse = false } = {}): Promise<void> {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refuse ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
    onData(stream, { envelope }, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await waitFor(() => expect((server?.server.address() as AddressInfo | null)?.port).toBe(port));
}
const stopServer = () => new Promise<void>((done) => (server ? server.close(() => done()) : done()));

let cms = await startCms({
  ...clock.env,
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  LEADS_NOTIFY_TO: 'sales@example.org, head@example.org',
  LEADS_NOTIFY_FROM: 'site@example.org',
});
afterEach(async () => {
  await stopServer();
  server = undefined;
  mails = [];
});

const send = (change: Record<string, string>) => sendForm(cms, 'contact-messages', change);
/** Waits for the only mail. */
const onlyMail = async (): Promise<Mail> => {
  await waitFor(() => expect(mails).toHaveLength(1));
  return mails[0]!;
};
const outboxRows = () => rows(cms, 'lead_mails');

describe('a password reset', () => {
  const account = String(cms.env.ADMIN_EMAIL);
  const ask = async (email: unknown) => (await requestsAs(cms, '')('POST', '/admin/forgot-password', { email })).status;

  it('sends a mail with a link over the same server, and with nothing that a user can set', async () => {
    const admin = await asAdmin(cms);
    await admin.call('PUT', '/admin/users/me', { firstname: '<b>Eve</b>' });
    await mailServer();
    expect(await ask(account)).toBe(204);
    const mail = await onlyMail();
    expect(mail).toMatchObject({ from: 'site@example.org', to: [account] });
    expect(mail.text).toContain('/admin/auth/reset-password?code');
    expect(mail.text).not.toContain('Eve');
  });

  it('has no recipient whom the request names', async () => {
    await mailServer();
    for (const email of [
      ...[`${account}, victim@example.org`, `${account}\r\nBcc: victim@example.org`, `Admin <${account}>`],
      ...[`"${account}"@example.org`, [account, 'victim@example.org'], { $eq: account }],
    ]) {
      expect([204, 400], JSON.stringify(email)).toContain(await ask(email));
    }
    // The last mail of this request would come after any of the others.
    expect(await ask(account)).toBe(204);
    await waitFor(() => expect(mails.length).toBeGreaterThan(0));
    expect(mails.map(({ to }) => to)).toEqual([[account]]);
  });
});

describe('a notice about a new lead', () => {
  it('goes to all recipients, with every field and the visitor as Reply-To', async () => {
    await mailServer();
    expect((await send({ name: 'Asha Rao', message: 'One\nTwo' })).status).toBe(201);
    const mail = await onlyMail();
    expect(mail).toMatchObject({ from: 'site@example.org', to: ['sales@example.org', 'head@example.org'] });
    expect(mail.text).toContain('Subject: Contact message from Asha Rao');
    expect(mail.text).toContain('Reply-To: Asha Rao <asha@example.org>');
    for (const line of ['Job title: Head', 'Phone: 9876543210', 'Message: One', '/admin/content-manager/']) {
      expect(mail.text).toContain(line);
    }
    await waitFor(() => expect(outboxRows()).toEqual([]));
  });

  it.each([
    ['a line break', { name: 'Asha\r\nBcc: victim@example.org' }],
    ['an encoded line break', { name: 'Asha =?utf-8?Q?=0D=0ABcc:_victim=40example=2Eorg?=' }],
    ['an encoded word after a sign', { name: 'Asha ==?utf-8?b?4oCu?=' }],
    ['another address', { name: 'Asha <victim@example.org>, "Rao" (x); y: z' }],
    ['text that runs backwards', { name: 'Asha\u202e\u2066 Rao' }],
    ['the longest values', { name: 'ā'.repeat(100), email: `${'a'.repeat(180)}@${'b'.repeat(60)}.example.org` }],
    ['an encoded address', { email: '=?utf-8?q?a=40example=2eorg=2c?=@example.org' }],
    ['an organisation', { organizationName: 'Seva\r\n\r\nBcc: victim@example.org' }],
  ])('has only its own headers and recipients: %s', async (_, change) => {
    await mailServer();
    expect((await send(change)).status).toBe(201);
    const { to, text } = await onlyMail();
    expect(to).toEqual(['sales@example.org', 'head@example.org']);
    const [head = ''] = text.split('\r\n\r\n');
    const headers = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
    const names = headers.map((line) => line.split(':')[0]);
    expect(names.filter((name) => name !== 'Reply-To').sort()).toEqual(HEADERS);
    expect(headers).toEqual(expect.arrayContaining([`From: site@example.org`, `To: ${to.join(', ')}`]));
    // The mail library writes capitals, so this would be decoded from what a visitor sent.
    expect(head).not.toContain('=?utf-8');
    const [replyTo = 'none'] = headers.filter((line) => line.startsWith('Reply-To:'));
    expect(replyTo).toMatch(/^none$|^Reply-To: ("([^"\\]|\\.)*"|[^"<>,@]+) <[^<>,@"]+@[^<>,@"]+>$/);
    expect(names.filter((name) => name === 'Reply-To')).toHaveLength(replyTo === 'none' ? 0 : 1);
  });

  it('is not sent for spam', async () => {
    await mailServer();
    await send({ name: 'Robot', homepage: 'x' });
    await send({ name: 'Person' });
    expect((await onlyMail()).text).toContain('Person');
    await waitFor(() => expect(outboxRows()).toEqual([]));
  });

  it('waits when the server refuses it, and the lead is stored', async () => {
    await mailServer({ refuse: true });
    expect((await send({ name: 'Refused' })).status).toBe(201);
    await waitFor(() => expect(outboxRows()).toMatchObject([{ attempts: 1 }]));
    expect(String(outboxRows()[0]?.last_error)).toContain('No such mailbox');
    expect(rows(cms, 'contact_messages').map((row) => row.name)).toContain('Refused');
  });

  it('survives an unreachable mail server and a killed CMS', async () => {
    expect((await send({ name: 'Patient' })).status).toBe(201);
    // Waits for both attempts. A CMS that is killed while it sends leaves that notice claimed for five minutes.
    await waitFor(() => expect(outboxRows().map((row) => row.attempts)).toEqual([1, 1]));
    await cms.kill();
    cms = await startCms(cms.env);
    await mailServer();
    // The second attempt is due a minute after the first, and the schedule runs once a minute.
    await waitFor(
      () => {
        clock.advance(60_000);
        expect(mails.some(({ text }) => text.includes('Patient'))).toBe(true);
        expect(outboxRows()).toEqual([]);
      },
      { timeout: 30_000, interval: 500 },
    );
  });
});
