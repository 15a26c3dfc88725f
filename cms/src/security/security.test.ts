import { type Core } from '@strapi/strapi';
import { type Context } from 'koa';
import { expect, it, vi } from 'vitest';
import { equalizeLoginTiming } from './passwords';
import { requireAccess, mayRead } from './permissions';

it.each([
  ['an unknown account', 0, 1],
  ['a known account', 1, 0],
])('compares one password hash for %s', async (_, accounts, compared) => {
  const auth = {
    checkCredentials: vi.fn(async () => [null, false]),
    hashPassword: async () => 'hash',
    validatePassword: vi.fn(async () => false),
  };
  const check = auth.checkCredentials;
  const strapi = { service: () => auth, db: { query: () => ({ count: async () => accounts }) } };
  await equalizeLoginTiming(strapi as unknown as Core.Strapi);
  await (auth.checkCredentials as (given: object) => Promise<unknown>)({ email: 'a@example.org', password: 'x' });
  expect(auth.validatePassword).toHaveBeenCalledTimes(compared);
  expect(check).toHaveBeenCalledTimes(1);
});

type Row = { publishedAt: string | null; owner: 'me' | 'other' };

const mine: Row = { publishedAt: null, owner: 'me' };
const foreign: Row = { ...mine, owner: 'other' };
const published = (row: Row): Row => ({ ...row, publishedAt: '2026-01-01T00:00:00.000Z' });

/** Returns whether a user who may only use own rows has access to a document with these rows. */
async function access(rows: Row[]) {
  const cannot = ({ owner }: Row) => owner !== 'me';
  const checker = { cannot: { read: cannot, update: cannot } };
  const strapi = {
    db: { query: () => ({ findMany: async () => rows }) },
    plugin: () => ({ service: () => ({ create: () => checker }) }),
  } as unknown as Core.Strapi;
  const may = (action: 'read' | 'update') =>
    requireAccess(strapi, { state: {} } as Context, action, { uid: 'a', documentId: 'b' }).then(
      () => true,
      ({ name }: Error) => name,
    );
  return [await mayRead(strapi, {}, 'a', 'b'), await may('read'), await may('update')];
}

it.each([
  ['own draft', [mine]],
  ['own draft and published row', [mine, published(mine)]],
])('permits an %s', async (_, rows) => {
  expect(await access(rows)).toEqual([true, true, true]);
});

it.each([
  ['foreign draft', [foreign]],
  ['foreign second draft, in any order', [mine, foreign]],
  ['own draft before a foreign one', [foreign, mine]],
  ['foreign published row', [mine, published(foreign)]],
])('forbids a document with a %s', async (_, rows) => {
  expect(await access(rows)).toEqual([false, 'ForbiddenError', 'ForbiddenError']);
});

it('finds no document without rows', async () => {
  expect(await access([])).toEqual([false, 'NotFoundError', 'NotFoundError']);
});
