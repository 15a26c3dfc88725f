import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyPreviewToken } from './load-preview.server';

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
