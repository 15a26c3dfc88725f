import { expect, it } from 'vitest';
import { perMinute } from './rate-limit';

it('lets so many through in any minute, each address by itself', () => {
  let now = 0;
  const limit = perMinute(
    () => 3,
    () => now,
  );
  const ask = (address: string) => limit(address);
  expect([ask('a'), ask('a'), ask('a')]).toEqual([0, 0, 0]);
  now = 15_000;
  expect(ask('a')).toBe(45);
  expect(ask('b')).toBe(0);
  now = 59_999;
  expect(ask('a')).toBe(1);
  now = 60_000;
  expect(ask('a')).toBe(0);
});

it('does not lengthen the wait for who asks too early', () => {
  let now = 0;
  const limit = perMinute(
    () => 1,
    () => now,
  );
  limit('a');
  for (now = 1000; now < 60_000; now += 1000) expect(limit('a')).toBeGreaterThan(0);
  expect(limit('a')).toBe(0);
});

it('counts nothing with a limit of 0', () => {
  const limit = perMinute(() => 0);
  expect(Array.from({ length: 100 }, () => limit('a'))).not.toContain(1);
});

it('holds a bounded number of addresses', () => {
  const limit = perMinute(
    () => 1,
    () => 0,
  );
  limit('first');
  for (let n = 0; n < 50_000; n += 1) limit(`address ${n}`);
  expect(limit('first')).toBe(0);
});
