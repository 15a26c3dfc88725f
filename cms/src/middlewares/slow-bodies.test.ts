import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import slowBodies, { BODY_TIMEOUT_MS } from './slow-bodies';

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
