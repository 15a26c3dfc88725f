import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyPreviewToken } from './preview-token.server';

const SECRET = 'a-secret-of-more-than-16-characters';
const grant = { documentId: 'abc', status: 'draft', user: 7, expires: 2000 } as const;

function sign(value: unknown, secret = SECRET): string {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

describe('readGrant', () => {
  it('reads what the CMS signed', () => {
    expect(verifyPreviewToken(sign(grant), SECRET, 1000)).toEqual(grant);
  });

  it.each([
    ['nothing', null],
    ['no signature', sign(grant).split('.')[0] ?? ''],
    ['another secret', sign(grant, 'another-secret-of-16-characters')],
    [
      'another document under the same signature',
      `${sign({ ...grant, documentId: 'x' }).split('.')[0]}.${sign(grant).split('.')[1]}`,
    ],
    ['something that is no grant', sign({ documentId: 5 })],
    ['something that is not JSON', `eA.${createHmac('sha256', SECRET).update('eA').digest('base64url')}`],
  ])('refuses %s', (_, text) => {
    expect(verifyPreviewToken(text, SECRET, 1000)).toBeNull();
  });

  it('refuses one past its time, and every one where no secret is set', () => {
    expect(verifyPreviewToken(sign(grant), SECRET, 2000)).toBeNull();
    expect(verifyPreviewToken(sign(grant, ''), '', 1000)).toBeNull();
  });
});
