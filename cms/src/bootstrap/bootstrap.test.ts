import { type Core } from '@strapi/strapi';
import { expect, it, vi, afterEach, beforeEach, test } from 'vitest';
import { createFirstAdmin } from './accounts';
import { retryWebhook } from './webhook';

function strapiWith(exists: boolean) {
  const users = { exists: async () => exists, createFirstAdmin: vi.fn() };
  const info = vi.fn();
  return { users, info, strapi: { service: () => users, log: { info } } as unknown as Core.Strapi };
}

it('throws in production without an administrator and without ADMIN_PASSWORD', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('ADMIN_PASSWORD', '');
  await expect(createFirstAdmin(strapiWith(false).strapi)).rejects.toThrow('set ADMIN_EMAIL and ADMIN_PASSWORD');
  await expect(createFirstAdmin(strapiWith(true).strapi)).resolves.toBeUndefined();
});

it('creates the first administrator only, and logs no e-mail address', async () => {
  vi.stubEnv('ADMIN_EMAIL', 'Admin@example.org');
  vi.stubEnv('ADMIN_PASSWORD', 'Only-for-tests-1');
  const [first, later] = [strapiWith(false), strapiWith(true)];
  await createFirstAdmin(first.strapi);
  await createFirstAdmin(later.strapi);
  expect(first.users.createFirstAdmin).toHaveBeenCalledWith(expect.objectContaining({ email: 'admin@example.org' }));
  expect(first.info.mock.calls).toEqual([['Created the first administrator.']]);
  expect(later.users.createFirstAdmin).not.toHaveBeenCalled();
});

const WEBHOOK_URL = 'http://web:3000/hooks/cms';
const REQUEST_INIT = { method: 'post', body: '{}', headers: { 'X-Strapi-Event': 'entry.unpublish' } };
const accepted = () => Promise.resolve(new Response('{}'));
const disconnect = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('other side closed') }));

const log = { warn: vi.fn(), error: vi.fn() };
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an accepted event is sent once', async () => {
  const send = vi.fn(accepted);
  const response = await retryWebhook(send, log)(WEBHOOK_URL, REQUEST_INIT);
  expect(response.ok).toBe(true);
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(1);
  expect(log.warn).not.toHaveBeenCalled();
});

test('an event whose connection is cut is sent again after a second, with the same body', async () => {
  const send = vi.fn().mockImplementationOnce(disconnect).mockImplementation(accepted);
  await expect(retryWebhook(send, log)(WEBHOOK_URL, REQUEST_INIT)).rejects.toThrow('fetch failed');
  expect(log.warn).toHaveBeenCalledWith(
    `${WEBHOOK_URL} did not accept the event entry.unpublish (other side closed). It is sent again in 1 s.`,
  );
  await vi.advanceTimersByTimeAsync(1000);
  expect(send).toHaveBeenCalledTimes(2);
  expect(send).toHaveBeenLastCalledWith(WEBHOOK_URL, expect.objectContaining({ method: 'post', body: '{}' }));
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(2);
  expect(log.error).not.toHaveBeenCalled();
});

test('a site that never accepts the event is named in the log, with what to check', async () => {
  const send = vi.fn(() => Promise.resolve(new Response('', { status: 401 })));
  await retryWebhook(send, log)(WEBHOOK_URL, REQUEST_INIT);
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(4);
  expect(log.error).toHaveBeenCalledWith(expect.stringMatching(/status 401.*CMS_WEBHOOK_SECRET/));
});
