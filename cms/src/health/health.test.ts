import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWriteCheck, RESULT_VALID_MS, WRITE_RETRY_MS } from './health';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function check(write: () => Promise<unknown>) {
  const written = vi.fn(write);
  const onChange = vi.fn();
  return { written, onChange, isWritable: createWriteCheck({ write: written, onChange, now: () => Date.now() }) };
}

it('writes once for concurrent callers, and again after five seconds', async () => {
  const { written, onChange, isWritable } = check(async () => undefined);
  expect(await Promise.all([isWritable(), isWritable(), isWritable()])).toEqual([true, true, true]);
  vi.advanceTimersByTime(RESULT_VALID_MS - 1);
  await isWritable();
  expect(written).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await isWritable();
  expect(written).toHaveBeenCalledTimes(2);
  expect(onChange).not.toHaveBeenCalled();
});

it('reports a failure once with its code, and the recovery once', async () => {
  let fails = true;
  const failure = Object.assign(new Error('update x set y = "a visitor"'), { code: 'SQLITE_READONLY_DBMOVED' });
  const { onChange, isWritable } = check(async () => fails && Promise.reject(failure));
  for (let tries = 0; tries < 3; tries += 1) {
    expect(await isWritable()).toBe(false);
    vi.advanceTimersByTime(WRITE_RETRY_MS);
  }
  expect(onChange.mock.calls).toEqual([['SQLITE_READONLY_DBMOVED']]);
  fails = false;
  expect(await isWritable()).toBe(true);
  expect(onChange.mock.calls.slice(1)).toEqual([[null]]);
});

it('returns its last result during a slow write, fails when it is stuck, and recovers when it ends', async () => {
  let end: () => void = () => undefined;
  let slow = false;
  const { onChange, isWritable } = check(() => new Promise<void>((resolve) => (slow ? (end = resolve) : resolve())));
  expect(await isWritable()).toBe(true);
  slow = true;
  vi.advanceTimersByTime(RESULT_VALID_MS);
  const readResult = async () => {
    const response = isWritable();
    await vi.advanceTimersByTimeAsync(1000);
    return response;
  };
  for (let tries = 0; tries < 5; tries += 1) expect(await readResult()).toBe(true);
  expect(await readResult()).toBe(false);
  expect(onChange.mock.calls).toEqual([['no answer for 5 s']]);
  end();
  await vi.advanceTimersByTimeAsync(0);
  slow = false;
  expect(await isWritable()).toBe(true);
});

it('is not writable before the first write has ended', async () => {
  const { isWritable } = check(() => new Promise(() => undefined));
  const response = isWritable();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await response).toBe(false);
});
