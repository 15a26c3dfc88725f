import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyPreviewToken } from './preview-token.server';

const SECRET = 'a-secret-of-more-than-16-characters';
const token = { type: 'article', documentId: 'abc', status: 'draft', user: 7, expires: 2000 } as const;

function sign(value: unknown, secret = SECRET): string {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

describe('verifyPreviewToken', () => {
  it('reads a token signed by the CMS', () => {
    expect(verifyPreviewToken(sign(token), SECRET, 1000)).toEqual(token);
  });

  it.each([
    ['nothing', null],
    ['no signature', sign(token).split('.')[0] ?? ''],
    ['another secret', sign(token, 'another-secret-of-16-characters')],
    [
      'another document under the same signature',
      `${sign({ ...token, documentId: 'x' }).split('.')[0]}.${sign(token).split('.')[1]}`,
    ],
    ['something that is no token', sign({ documentId: 5 })],
    ['something that is not JSON', `eA.${createHmac('sha256', SECRET).update('eA').digest('base64url')}`],
  ])('rejects %s', (_, text) => {
    expect(verifyPreviewToken(text, SECRET, 1000)).toBeNull();
  });

  it('rejects an expired token, and every token without a secret', () => {
    expect(verifyPreviewToken(sign(token), SECRET, 2000)).toBeNull();
    expect(verifyPreviewToken(sign(token, ''), '', 1000)).toBeNull();
  });
});
