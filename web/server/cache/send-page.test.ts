import zlib from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { type Compressed, compress, createRecompressor } from './send-page.ts';

const text = (from: number) =>
  Buffer.from(Array.from({ length: 30_000 }, (_, n) => ((n + from) * n * 7919) % 1009).join(' '));
const WAIT_OPTIONS = { timeout: 20_000 };

it('makes a cached page smaller, also when it was rendered again with the same content', async () => {
  const cached = new Map<string, Compressed>();
  const recompress = createRecompressor((key) => cached.get(key), 0);
  const page = await compress(text(1));
  cached.set('/', page);
  recompress('/', page);
  const again = await compress(text(1), 'text/html', page);
  expect(again.brotli).toBe(page.brotli);
  cached.set('/', again);
  await vi.waitFor(() => expect(again.brotli!.length).toBeLessThan(page.brotli!.length), WAIT_OPTIONS);
  expect(zlib.brotliDecompressSync(again.brotli!)).toEqual(text(1));
});

it('skips pages that are removed or have changed, and bodies that are not compressed', async () => {
  const [old, fresh, last] = await Promise.all([compress(text(1)), compress(text(2)), compress(text(4))]);
  const image = await compress(text(3), 'image/png');
  const fast = [old.brotli, fresh.brotli];
  const fastLast = last.brotli;
  const cached = new Map(Object.entries({ '/changed': fresh, '/picture': image, '/last': last }));
  const recompress = createRecompressor((key) => cached.get(key), 0);
  recompress('/gone', old);
  recompress('/changed', old);
  recompress('/picture', image);
  recompress('/last', last);
  await vi.waitFor(() => expect(last.brotli).not.toBe(fastLast), WAIT_OPTIONS);
  expect([old.brotli, fresh.brotli]).toEqual(fast);
  expect(image.brotli).toBeUndefined();
});
