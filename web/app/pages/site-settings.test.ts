import { describe, expect, it } from 'vitest';
import { fixedPaths } from '~/paths';
import { textsIn } from '../../testing/copy';
import { siteSettings } from '../../testing/site';

const { navigation, action, footer, profiles } = siteSettings;
const menu = (label: string) => navigation.find((entry) => entry.label === label)?.items.map(({ to }) => to);

describe('the shipped navigation', () => {
  it('shows the required entries in order', () => {
    const shown = navigation.filter(({ hidden }) => !hidden).map(({ label }) => label);
    expect(shown).toEqual(['Products', 'Who we serve', 'About Us', 'Resources']);
    expect(menu('Products')).toEqual(['/drive_r', '/surve_r', '/progran']);
    expect(menu('Resources')).toEqual(['/demo-videos', '/other_solutions', '/blogs', '/case_studies']);
    expect(action).toEqual({ label: 'Request Demo', to: '/contact' });
  });

  it('defines the Solutions menu and does not show it', () => {
    expect(menu('Solutions')).toEqual(['/CSR', '/NGO_solutions', '/Consultants']);
    expect(navigation.find(({ label }) => label === 'Solutions')?.hidden).toBe(true);
  });

  it('links to the products overview', () => {
    expect(navigation.find(({ label }) => label === 'Products')?.overview?.to).toBe('/products');
  });
});

describe('the shipped footer', () => {
  const links = footer.flatMap(({ items }) => items);

  it('has three columns with the required links', () => {
    expect(footer).toHaveLength(3);
    const paths = links.map(({ to }) => to);
    for (const path of ['/allproducts', '/case-studies/tata-trusts', '/contact_simple', '/privacy']) {
      expect(paths).toContain(path);
    }
  });

  it('has unique link names and unique pages', () => {
    expect(new Set(links.map(({ label }) => label)).size).toBe(links.length);
    expect(new Set(links.map(({ to }) => to)).size).toBe(links.length);
  });

  it('has four social profiles, all of them samples', () => {
    expect(profiles).toHaveLength(4);
    for (const { to } of profiles) expect(new URL(to).hostname).toMatch(/\.example\.org$/);
  });
});

it('links to pages of the site', () => {
  const links = textsIn({ navigation, action, footer }).filter(({ at }) => at.endsWith('.to'));
  for (const { text } of links) expect(fixedPaths).toContain(text);
});
