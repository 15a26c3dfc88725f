import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryWebhook } from './webhook';

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
