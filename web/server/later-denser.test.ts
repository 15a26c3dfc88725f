import zlib from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { type Encoded, encode } from './encode.ts';
import { laterDenser } from './later-denser.ts';

const text = (from: number) =>
  Buffer.from(Array.from({ length: 30_000 }, (_, n) => ((n + from) * n * 7919) % 1009).join(' '));
const LATER = { timeout: 20_000 };

it('makes a page that is kept smaller, and says the same with it, be it made anew meanwhile', async () => {
  const kept = new Map<string, Encoded>();
  const denser = laterDenser((key) => kept.get(key), 0);
  const page = await encode(text(1));
  kept.set('/', page);
  denser('/', page);
  const again = await encode(text(1), 'text/html', page);
  expect(again.brotli).toBe(page.brotli);
  kept.set('/', again);
  await vi.waitFor(() => expect(again.brotli!.length).toBeLessThan(page.brotli!.length), LATER);
  expect(zlib.brotliDecompressSync(again.brotli!)).toEqual(text(1));
});

it('leaves alone what is gone or has changed meanwhile, and what is not compressed', async () => {
  const [old, fresh, picture, last] = await Promise.all([
    encode(text(1)),
    encode(text(2)),
    encode(text(3), 'image/png'),
    encode(text(4)),
  ]);
  const quick = [old.brotli, fresh.brotli, last.brotli];
  const kept = new Map([
    ['/changed', fresh],
    ['/picture', picture],
    ['/last', last],
  ]);
  const denser = laterDenser((key) => kept.get(key), 0);
  denser('/gone', old);
  denser('/changed', old);
  denser('/picture', picture);
  denser('/last', last);
  await vi.waitFor(() => expect(last.brotli).not.toBe(quick[2]), LATER);
  expect([old.brotli, fresh.brotli]).toEqual(quick.slice(0, 2));
  expect(picture.brotli).toBeUndefined();
});
