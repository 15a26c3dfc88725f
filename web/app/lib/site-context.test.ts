import { describe, expect, it, vi } from 'vitest';
import { fillIn, siteOf } from './site-context';
import { publicConfig } from './public-config.server';

const secrets = {
  CMS_TOKEN: 'token-that-stays-on-the-server',
  CMS_WEBHOOK_SECRET: 'webhook-that-stays-on-the-server',
  PREVIEW_SECRET: 'preview-that-stays-on-the-server',
};

describe('the public settings', () => {
  it('contain no secret and no internal URL of the CMS', () => {
    for (const [name, value] of Object.entries(secrets)) vi.stubEnv(name, value);
    vi.stubEnv('CMS_URL', 'http://cms.internal:1337');
    vi.stubEnv('COMPANY_NAME', 'Acme Impact');
    const shown = JSON.stringify(publicConfig());
    expect(shown).toContain('Acme Impact');
    expect(shown).not.toMatch(/stays-on-the-server|cms\.internal/);
  });

  it('are available in meta functions through the root loader', () => {
    const site = { ...publicConfig(), company: 'Acme Impact' };
    expect(siteOf([undefined, { id: 'root', loaderData: { site } }]).company).toBe('Acme Impact');
    expect(siteOf([{ id: 'root' }]).url).toBe('');
  });

  it('replace known placeholders only', () => {
    const site = { ...publicConfig(), company: 'Acme', email: 'a@acme.example' };
    expect(fillIn('{company}: {email}, {slug} {company}', site)).toBe('Acme: a@acme.example, {slug} Acme');
  });
});
