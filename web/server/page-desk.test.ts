import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createPageDesk, type Rendered } from './page-desk.ts';

const page = (text: string, more: Partial<Rendered> = {}): Rendered => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(text),
  depends: new Set(['articles']),
  keep: true,
  outage: false,
  late: false,
  ...more,
});

type Answer = {
  fromStore: boolean;
  status?: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  body: Buffer;
  etag: string;
};

/** Asks over a real connection, so that what is checked is what a browser gets. */
async function ask(desk: ReturnType<typeof createPageDesk>, path: string, headers: Record<string, string> = {}) {
  let fromStore = false;
  const server = http.createServer((request, response) => {
    fromStore = desk.serveKept(request, response);
    if (!fromStore) void desk.serve(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<Answer>((resolve, reject) => {
    const call = http.get({ port, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        resolve({
          fromStore,
          status: response.statusCode,
          headers: response.headers,
          text: body.toString(),
          body,
          etag: String(response.headers.etag),
        });
      });
    });
    call.on('error', reject);
  });
  server.close();
  return answer;
}

function setUp(answers: Rendered[], keepSeconds = 60) {
  let clock = 1_000_000;
  const render = vi.fn(async (_address: string, _patience: number) =>
    answers.length > 1 ? (answers.shift() as Rendered) : (answers[0] as Rendered),
  );
  const desk = createPageDesk({ render, keepSeconds, now: () => clock });
  return { desk, render, pass: (seconds: number) => (clock += seconds * 1000) };
}

describe('the page desk', () => {
  it('renders a page once and then hands out the kept bytes', async () => {
    const { desk, render } = setUp([page('one')]);
    expect((await ask(desk, '/blogs')).fromStore).toBe(false);
    expect(await ask(desk, '/blogs')).toMatchObject({ fromStore: true, text: 'one' });
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('renders once for any number of simultaneous first visitors', async () => {
    const { desk, render } = setUp([page('one')]);
    await Promise.all(Array.from({ length: 20 }, () => ask(desk, '/blogs')));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('does not let parameters that change nothing fill the store', async () => {
    const { desk, render } = setUp([page('one')]);
    await ask(desk, '/blogs?utm_source=a');
    await ask(desk, '/blogs?utm_source=b');
    expect(render).toHaveBeenCalledTimes(1);
    expect(desk.kept.size).toBe(1);
  });

  it('shows a stale page at once and makes a new one behind it', async () => {
    const { desk, pass } = setUp([page('old'), page('new')]);
    await ask(desk, '/');
    pass(61);
    expect((await ask(desk, '/')).text).toBe('old');
    await vi.waitFor(async () => expect((await ask(desk, '/')).text).toBe('new'));
  });

  it('logs a failed refresh without the words that were searched for', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { desk, render, pass } = setUp([page('found')]);
    await ask(desk, '/blogs?q=Asha+Rao');
    pass(61);
    render.mockRejectedValueOnce(new Error('broken'));
    await ask(desk, '/blogs?q=Asha+Rao');
    await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
    expect(logged.mock.calls.flat().join(' ')).toMatch(/^Refreshing \/blogs failed: Error: broken$/);
    logged.mockRestore();
  });

  it('makes a page anew as soon as an editor changed what it shows', async () => {
    const { desk } = setUp([page('old'), page('new')]);
    await ask(desk, '/');
    desk.kept.change(new Set(['articles']), false);
    expect((await ask(desk, '/')).text).toBe('new');
  });

  it('shows the last good copy during an outage', async () => {
    const { desk } = setUp([page('good'), page('no posts', { keep: false, outage: true })]);
    await ask(desk, '/');
    desk.kept.change(new Set(['articles']), false);
    expect((await ask(desk, '/')).text).toBe('good');
  });

  it('never shows an unpublished post again, not even during an outage', async () => {
    const { desk } = setUp([page('post'), page('Post not found', { status: 503, keep: false, outage: true })]);
    await ask(desk, '/blogs/x');
    desk.kept.change(new Set(['articles']), true);
    expect((await ask(desk, '/blogs/x')).status).toBe(503);
  });

  it('does not keep as fresh what was rendered while an editor published', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const render = vi
      .fn()
      .mockImplementationOnce(async () => (await gate, page('old')))
      .mockResolvedValue(page('new'));
    const desk = createPageDesk({ render, keepSeconds: 60 });
    const first = ask(desk, '/');
    await vi.waitFor(() => expect(render).toHaveBeenCalled());
    desk.kept.change(new Set(['articles']), false);
    release();
    expect((await first).text).toBe('old');
    expect((await ask(desk, '/')).text).toBe('new');
  });

  it('goes on waiting for a slow CMS after the visitor got the loading state', async () => {
    const { desk, render } = setUp([page('Loading...', { keep: false, outage: true, late: true }), page('whole')]);
    expect((await ask(desk, '/')).text).toBe('Loading...');
    await vi.waitFor(async () => expect(await ask(desk, '/')).toMatchObject({ fromStore: true, text: 'whole' }));
    expect(render.mock.calls.map(([, patience]) => patience)).toEqual([400, 15_000]);
  });

  it('keeps nothing with KEEP_SECONDS=0', async () => {
    const { desk, render } = setUp([page('one')], 0);
    await ask(desk, '/');
    expect((await ask(desk, '/')).fromStore).toBe(false);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('sends what every answer carries, and once what a page says otherwise', async () => {
    const picture = page('one', { headers: { 'content-type': 'image/jpeg', 'x-shown-by': 'others' } });
    const headers = { 'x-shown-by': 'us', 'x-sniff': 'no' };
    const desk = createPageDesk({ render: async () => picture, keepSeconds: 60, headers });
    for (const fromStore of [false, true]) {
      const answer = await ask(desk, '/social/home.jpg');
      expect(answer).toMatchObject({ fromStore, headers: { 'x-shown-by': 'others', 'x-sniff': 'no' } });
    }
  });

  it('compresses for those who can read it and answers 304 for what they have', async () => {
    const { desk } = setUp([page('one '.repeat(500))]);
    const first = await ask(desk, '/', { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(first.body).toString()).toBe('one '.repeat(500));
    const again = await ask(desk, '/', { 'accept-encoding': 'gzip, br', 'if-none-match': first.etag });
    expect(again).toMatchObject({ status: 304, text: '' });
  });
});
