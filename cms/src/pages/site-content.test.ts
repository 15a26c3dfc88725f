import { expect, it, vi } from 'vitest';
import { type Content, createContentCache, matchesEtag } from './site-content';

/** Returns a cache whose builds end when the test ends them. */
function setUp() {
  let version = '1';
  const ends: Array<{ resolve: (version: string) => void; reject: (error: Error) => void }> = [];
  const build = vi.fn(
    () =>
      new Promise<Content>((resolve, reject) => {
        ends.push({ resolve: (of) => resolve({ version: of, body: Buffer.from(of), etag: of }), reject });
      }),
  );
  const cache = createContentCache(build, async () => version);
  const read = async () => (await cache.read()).version;
  /** Starts a read and waits until it has begun or joined a build. */
  const begin = async () => {
    const reading = read();
    reading.catch(() => undefined);
    await vi.waitFor(() => expect(build).toHaveBeenCalled());
    await Promise.resolve();
    return { reading };
  };
  return { cache, build, ends, read, begin, setVersion: (next: string) => (version = next) };
}

it('builds once for concurrent readers, and then reads from memory', async () => {
  const { build, ends, read, begin } = setUp();
  const [first, second] = [await begin(), await begin()];
  ends[0]?.resolve('1');
  expect(await Promise.all([first.reading, second.reading])).toEqual(['1', '1']);
  expect(await read()).toBe('1');
  expect(build).toHaveBeenCalledTimes(1);
});

it('does not cache a build that began before a write was committed', async () => {
  const { cache, build, ends, begin, setVersion } = setUp();
  const before = await begin();
  setVersion('2');
  cache.drop();
  const after = await begin();
  ends[1]?.resolve('2');
  expect(await after.reading).toBe('2');
  ends[0]?.resolve('1');
  expect(await before.reading).toBe('1');
  const { reading } = await begin();
  expect(await reading).toBe('2');
  expect(build).toHaveBeenCalledTimes(2);
});

it.each([
  ['a write that changes no version', '1'],
  ['a write of another process', '2'],
])('builds again after %s', async (_, version) => {
  const { cache, build, ends, begin, read, setVersion } = setUp();
  const { reading } = await begin();
  ends[0]?.resolve('1');
  await reading;
  if (version === '1') cache.drop();
  setVersion(version);
  const again = await begin();
  ends[1]?.resolve(version);
  expect(await again.reading).toBe(version);
  await read();
  expect(build).toHaveBeenCalledTimes(2);
});

it('builds again after a failure', async () => {
  const { ends, begin } = setUp();
  const { reading } = await begin();
  ends[0]?.reject(new Error('no database'));
  await expect(reading).rejects.toThrow('no database');
  const next = await begin();
  ends[1]?.resolve('1');
  expect(await next.reading).toBe('1');
});

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
])('If-None-Match %s against "a": %s', (header, expected) => expect(matchesEtag(header, '"a"')).toBe(expected));
