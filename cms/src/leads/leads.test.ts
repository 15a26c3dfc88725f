import { type IncomingMessage } from 'node:http';
import { type Core } from '@strapi/strapi';
import { afterEach, expect, it, vi, describe } from 'vitest';
import { clientIp, clientIpSignature, ipv6Network } from './client-ip';
import { LEAD_STATUSES, LEAD_TYPES } from './lead-types';
import { nextAttempt } from './outbox';
import { deleteExpiredLeads } from './retention';
import { FORM_RULES, type FormName } from './rules.generated';

const minutes = (attempts: number, refused: boolean) => nextAttempt(attempts, refused, new Date(0)).getTime() / 60_000;

it('backs off exponentially, up to minutes for an unreachable server and hours for a refusal', () => {
  expect([0, 1, 2, 3, 50].map((attempts) => minutes(attempts, false))).toEqual([1, 2, 4, 5, 5]);
  expect([0, 3, 8, 9, 5000].map((attempts) => minutes(attempts, true))).toEqual([1, 8, 256, 360, 360]);
});

const NOW = new Date('2026-06-01T12:00:00Z');
const APPLICATION_UID = 'api::join-application.join-application';
afterEach(() => vi.unstubAllEnvs());

/** Returns the retention period in days that the deletion uses, by type. */
async function retentionDays(env: Record<string, string>): Promise<Record<string, number>> {
  for (const name of ['LEADS_RETENTION_DAYS', 'APPLICATIONS_RETENTION_DAYS']) vi.stubEnv(name, env[name] ?? '');
  const found: Record<string, number> = {};
  const query = (uid: string) => ({
    async deleteMany({ where }: { where: { updatedAt: { $lt: Date } } }) {
      found[uid] = (NOW.getTime() - where.updatedAt.$lt.getTime()) / 86_400_000;
      return { count: 2 };
    },
  });
  expect(await deleteExpiredLeads({ db: { query } } as unknown as Core.Strapi, NOW)).toBe(10);
  return found;
}

it.each([
  ['730 and 183 days by default', {}, 730, 183],
  ['the days of both settings', { LEADS_RETENTION_DAYS: '90', APPLICATIONS_RETENTION_DAYS: '30' }, 90, 30],
])('deletes leads and applications after %s', async (_, env, leads, applications) => {
  const { [APPLICATION_UID]: application, ...others } = await retentionDays(env);
  expect(application).toBe(applications);
  expect(Object.values(others)).toEqual([leads, leads, leads, leads]);
});

type Schema = { attributes: Record<string, object> & { leadStatus: { enum: string[] } } };
const schemas = import.meta.glob<Schema>('../api/*/content-types/*/schema.json', { eager: true, import: 'default' });

it.each(Object.entries(LEAD_TYPES))('each field of the form %s is stored, with its rules', (form, { uid }) => {
  const name = uid.split('.')[1]!;
  const { attributes } = schemas[`../api/${name}/content-types/${name}/schema.json`]!;
  const { fields } = FORM_RULES[form as FormName];
  for (const [field, { kind, required, max }] of Object.entries(fields)) {
    const rules = { ...(required && { required }), ...(kind !== 'date' && { maxLength: max }) };
    expect(attributes, field).toHaveProperty(field, expect.objectContaining(rules));
  }
  expect(attributes.leadStatus.enum).toEqual([...LEAD_STATUSES]);
});

const TOKEN = 'only-for-tests-0123456789abcdef';
const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  clientIp({ headers, socket: { remoteAddress } } as unknown as IncomingMessage, TOKEN);

const minuteNow = Math.floor(Date.now() / 60_000);
const sign = ({ address = '203.0.113.7', token = TOKEN, minutes = 0 } = {}) =>
  clientIpSignature(address, token, minuteNow + minutes);

/** The headers of the site for a visitor. */
const signed = (signature: string, ip = '203.0.113.7') => ({ 'x-client-ip': ip, 'x-client-ip-signature': signature });

describe('the client IP', () => {
  it.each([0, -4, 4])('comes from the header that the site signed, whose clock differs by %i minutes', (minutes) => {
    expect(from('127.0.0.1', signed(sign({ minutes })))).toBe('203.0.113.7');
  });
  it.each([
    { 'x-client-ip': '203.0.113.7' },
    { 'x-forwarded-for': '203.0.113.7' },
    signed(''),
    signed(sign({ token: 'another token' })),
    signed(sign({ address: '203.0.113.8' })),
    signed(sign({ address: 'anything' }), 'anything'),
    signed(sign({ minutes: -6 })),
    signed(sign({ minutes: 6 })),
    signed(sign().replace(/^\d+/, (minute) => `${minute}0`)),
    signed(sign().replace(/^\d+/, '')),
  ])('is the IP of the connection for %j', (headers) => expect(from('127.0.0.1', headers)).toBe('127.0.0.1'));

  it('has the signature that the site computes', () => {
    // web/server/proxy/forms.test.ts has the same signature.
    expect(clientIpSignature('203.0.113.7', TOKEN, 29_000_000)).toBe(
      '29000000.qgD1RR6ql9tYcLqcqoF_iN9sOa-GOwoYM0S1AXuEZQU',
    );
  });

  it('is in one network with its neighbours only for IPv6', () => {
    const network = (address: string) => ipv6Network(from(address));
    expect(network('2001:db8:1:2::1')).toBe(network('2001:db8:1:ffff::1'));
    expect(network('2001:db8:2:2::1')).not.toBe(network('2001:db8:1:2::1'));
    expect(network('192.0.2.1')).toBeUndefined();
  });

  it('is normalized: one per IPv6 /64, and one for both notations of IPv4', () => {
    expect(from('2001:db8:1:2:3:4:5:6')).toBe(from('2001:0db8:1:2::1'));
    expect(from('2001:db8:1:3::1')).not.toBe(from('2001:db8:1:2::1'));
    expect(from('2001:db8::1')).toBe('2001:db8:0:0');
    expect(from('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(from('::1')).toBe('0:0:0:0');
  });
});
