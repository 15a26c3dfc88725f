import { describe, expect, it } from 'vitest';
import { sampleSite } from '../../testing/site';
import { fillIn, siteOf } from './site-context';

describe('the public settings', () => {
  it('are available in meta functions through the root loader', () => {
    expect(siteOf([undefined, { id: 'root', loaderData: { site: sampleSite } }]).company).toBe('Acme Impact');
    expect(siteOf([{ id: 'root' }]).url).toBe('');
  });

  it('replace known placeholders only', () => {
    const site = { ...sampleSite, company: 'Acme', email: 'a@acme.example' };
    expect(fillIn('{company}: {email}, {slug} {company}', site)).toBe('Acme: a@acme.example, {slug} Acme');
  });
});
