import { describe, expect, it, vi } from 'vitest';
import { fillIn, siteOf } from './site-context';
import { publicConfig } from './public-config.server';

const secrets = {
  CMS_TOKEN: 'token-that-stays-on-the-server',
  CMS_WEBHOOK_SECRET: 'webhook-that-stays-on-the-server',
  PREVIEW_SECRET: 'preview-that-stays-on-the-server',
};

describe('the settings that visitors see', () => {
  it('hold no secret and no address of the CMS', () => {
    for (const [name, value] of Object.entries(secrets)) vi.stubEnv(name, value);
    vi.stubEnv('CMS_URL', 'http://cms.internal:1337');
    vi.stubEnv('COMPANY_NAME', 'Acme Impact');
    const shown = JSON.stringify(publicConfig());
    expect(shown).toContain('Acme Impact');
    expect(shown).not.toMatch(/stays-on-the-server|cms\.internal/);
  });

  it('reach the head of a page through the root', () => {
    const site = { ...publicConfig(), company: 'Acme Impact' };
    expect(siteOf([undefined, { id: 'root', loaderData: { site } }]).company).toBe('Acme Impact');
    expect(siteOf([{ id: 'root' }]).url).toBe('');
  });

  it('fill the gaps in a text and nothing else', () => {
    const site = { ...publicConfig(), company: 'Acme', email: 'a@acme.example' };
    expect(fillIn('{company}: {email}, {slug} {company}', site)).toBe('Acme: a@acme.example, {slug} Acme');
  });
});
