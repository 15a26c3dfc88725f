import { createHmac } from 'node:crypto';
import { describe, expect, it, afterEach, beforeEach, vi } from 'vitest';
import { createLiveUpdates, messageOf } from './live-updates';
import { verifyPreviewToken, type Preview } from './load-preview.server';

const SECRET = 'a-secret-of-more-than-16-characters';
const token = { type: 'article', documentId: 'abc', status: 'draft', user: 7, expires: 2000 } as const;

function sign(value: unknown, secret = SECRET): string {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

describe('verifyPreviewToken', () => {
  it.each<[string, string | null, typeof token | null]>([
    ['a token signed by the CMS', sign(token), token],
    ['nothing', null, null],
    ['no signature', sign(token).split('.')[0] ?? '', null],
    ['another secret', sign(token, 'another-secret-of-16-characters'), null],
    [
      'another document under the same signature',
      `${sign({ ...token, documentId: 'x' }).split('.')[0]}.${sign(token).split('.')[1]}`,
      null,
    ],
    ['something that is no token', sign({ documentId: 5 }), null],
    ['something that is not JSON', `eA.${createHmac('sha256', SECRET).update('eA').digest('base64url')}`, null],
    ['an expired token', sign({ ...token, expires: 1000 }), null],
  ])('reads %s as its content or nothing', (_, text, content) => {
    expect(verifyPreviewToken(text, SECRET, 1000)).toEqual(content);
  });

  it('rejects every token without a secret', () => {
    expect(verifyPreviewToken(sign(token, ''), '', 1000)).toBeNull();
  });
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(...statuses: number[]) {
  const sent: Array<{ token: string; values: object }> = [];
  let release = () => undefined as void;
  const post = vi.fn(async (token: string, values: object) => {
    sent.push({ token, values });
    await new Promise<void>((resolve) => (release = resolve));
    const status = statuses.shift() ?? 200;
    if (status === 0) throw new TypeError('no connection');
    return new Response(JSON.stringify({ document: null }), { status });
  });
  const show = vi.fn(async (_: Preview) => undefined);
  const [onExpired, onFailed] = [vi.fn(), vi.fn()];
  const updates = createLiveUpdates({ token: 'old', post, show, onExpired, onFailed });
  const respond = async () => {
    release();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { updates, sent, show, onExpired, onFailed, respond };
}

describe('unsaved values', () => {
  it('are sent one version at a time, and the newest is queued', async () => {
    const { updates, sent, show, respond } = setUp();
    for (const n of [1, 2, 3]) updates.setValues({ n });
    expect(sent.map(({ values }) => values)).toEqual([{ n: 1 }]);
    await respond();
    await respond();
    expect(sent.map(({ values }) => values)).toEqual([{ n: 1 }, { n: 3 }]);
    expect(show).toHaveBeenCalledTimes(2);
  });

  it('are sent again with a new token when the token has expired, and the token is requested once', async () => {
    const { updates, sent, show, onExpired, onFailed, respond } = setUp(403, 200, 403, 403);
    updates.setValues({ n: 1 });
    await respond();
    expect(onExpired).toHaveBeenCalledTimes(1);
    updates.setToken('new');
    await respond();
    expect(sent).toEqual([
      { token: 'old', values: { n: 1 } },
      { token: 'new', values: { n: 1 } },
    ]);
    expect(show).toHaveBeenCalledTimes(1);
    updates.setValues({ n: 2 });
    await respond();
    updates.setToken('as wrong');
    await respond();
    expect(onExpired).toHaveBeenCalledTimes(2);
    expect(onFailed).toHaveBeenCalledWith(403);
  });

  it.each([
    [0, 2],
    [429, 2],
    [503, 2],
    [413, 1],
  ])('are sent again after a while, unless they are too long: status %d, sent %d times', async (status, times) => {
    const { updates, sent, onFailed, respond } = setUp(status);
    updates.setValues({ n: 1 });
    await respond();
    expect(onFailed).toHaveBeenCalledWith(status);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toHaveLength(times);
  });
});

const ADMIN = 'https://cms.example';
const parent = {};
const from = (more: object) => messageOf({ origin: ADMIN, source: parent, data: {}, ...more }, ADMIN, parent);
const values = { type: 'preview:values', values: { title: 'New' } } as const;

describe('a message to the preview', () => {
  it.each([values, { type: 'preview:token', token: 'a.b' }, { type: 'preview:field', path: 'title' }])(
    'of the admin is read: $type',
    (data) => expect(from({ data })).toEqual(data),
  );

  it.each([
    ['from another origin', { origin: 'https://evil.example' }],
    ['from an origin that only starts like it', { origin: `${ADMIN}.evil.example` }],
    ['from a sandboxed document', { origin: 'null' }],
    ['from another window of the same origin', { source: {} }],
    ['from no window', { source: null }],
    ['that is a text', { data: 'preview:values' }],
    ['that is nothing', { data: null }],
    ['of another type', { data: { type: 'strapiUpdate', values: {} } }],
    ['with values that are no object', { data: { type: 'preview:values', values: 'x' } }],
    ['with a token that is no text', { data: { type: 'preview:token', token: {} } }],
    ['with a path that is no text', { data: { type: 'preview:field', path: 5 } }],
  ])('%s is ignored', (_, message) => expect(from({ data: values, ...message })).toBeNull());
});
