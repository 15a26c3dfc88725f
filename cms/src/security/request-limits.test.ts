import { expect, it, afterEach, beforeEach, vi } from 'vitest';
import { BODY_TIMEOUT_MS, hasTooManyEntries, MAX_ENTRIES, MAX_LIST_LENGTH, slowBodies } from './request-limits';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import Koa from 'koa';

const list = (length: number, of: () => unknown = () => ({ id: 1 })) => Array.from({ length }, of);
const nested = (depth: number): unknown => {
  let value: unknown = 'text';
  for (let n = 0; n < depth; n += 1) value = n % 2 ? [value] : { value };
  return value;
};

it.each([
  ['nothing', undefined],
  ['a text', 'x'.repeat(900_000)],
  ['the longest list', { leads: list(MAX_LIST_LENGTH) }],
  [
    'a page with many sections',
    { values: { sections: list(40, () => ({ items: list(40, () => ({ links: list(4) })) })) } },
  ],
  ['a deep form', nested(20)],
  ['many fields that are no list', Object.fromEntries(list(20_000).map((_, n) => [`field${n}`, n]))],
])('permits %s', (_, body) => {
  expect(hasTooManyEntries(body)).toBe(false);
});

it.each([
  ['a list', list(50_000)],
  ['a relation', { values: { tags: { connect: list(50_000) } } }],
  ['files in a block', { blocks: [{ files: list(50_000, () => 1) }] }],
  ['many short lists', { sections: list(100, () => ({ items: list(MAX_ENTRIES / 90) })) }],
  ['empty lists in a list', list(50_000, () => [])],
  ['a nesting that would fill the stack', nested(200_000)],
])('refuses too many entries in %s', (_, body) => {
  expect(hasTooManyEntries(body)).toBe(true);
});

it('does not read the entries of a list that is too long', () => {
  let reads = 0;
  const entries = new Proxy(list(50_000), {
    get(target, name, receiver) {
      reads += 1;
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  expect(hasTooManyEntries({ values: { tags: { connect: entries } } })).toBe(true);
  expect(reads).toBeLessThan(10);
});

let server: http.Server;
let arrive: () => void;
let permitsSlowBody = false;
let answersAtOnce = false;

beforeEach(async () => {
  permitsSlowBody = answersAtOnce = false;
  // Only the timer of the middleware. Sockets need the others.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const app = new Koa();
  app.use(slowBodies());
  app.use(async (ctx) => {
    if (permitsSlowBody) (ctx.state as { permitSlowBody(): void }).permitSlowBody();
    arrive();
    if (!answersAtOnce) for await (const _ of ctx.req) continue;
    ctx.body = 'read';
  });
  app.silent = true;
  server = http.createServer((request, response) => void app.callback()(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

/** Sends the first half of a body. */
async function sendHalf() {
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: cms\r\ncontent-length: 10\r\n\r\nhalf-');
  const closed = new Promise<'closed'>((resolve) =>
    socket.on('close', () => resolve('closed')).on('error', () => null),
  );
  const answered = new Promise<string>((resolve) => socket.on('data', (part) => resolve(String(part))));
  await arrived;
  return { socket, closed, answered };
}

it('a half body is closed after its time, also where the response did not wait for it', async () => {
  for (answersAtOnce of [false, true]) {
    const { answered, closed } = await sendHalf();
    if (answersAtOnce) expect(await answered).toMatch(/^HTTP\/1\.1 200/);
    vi.advanceTimersByTime(BODY_TIMEOUT_MS);
    expect(await closed).toBe('closed');
  }
});

it('a whole body and a permitted one are read to the end', async () => {
  for (const isPermitted of [false, true]) {
    permitsSlowBody = isPermitted;
    const { socket, answered } = await sendHalf();
    vi.advanceTimersByTime(isPermitted ? 10 * BODY_TIMEOUT_MS : BODY_TIMEOUT_MS - 1);
    socket.write('rest!');
    expect(await answered).toMatch(/^HTTP\/1\.1 200/);
    socket.destroy();
  }
});
