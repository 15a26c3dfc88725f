import { expect, it } from 'vitest';
import { fixedPaths } from '~/paths';
import { textsIn } from '../../testing/copy';
import { siteSettings } from '../../testing/site';

const { navigation, action, footer, profiles } = siteSettings;
const menu = (label: string) => navigation.find((entry) => entry.label === label);
const pathsOf = (label: string) => menu(label)?.items.map(({ to }) => to);

it('the navigation has the required entries in order, and a hidden menu Solutions', () => {
  const shown = navigation.filter(({ hidden }) => !hidden).map(({ label }) => label);
  expect(shown).toEqual(['Products', 'Who we serve', 'About Us', 'Resources']);
  expect(pathsOf('Products')).toEqual(['/drive_r', '/surve_r', '/progran']);
  expect(menu('Products')?.overview?.to).toBe('/products');
  expect(pathsOf('Resources')).toEqual(['/demo-videos', '/other_solutions', '/blogs', '/case_studies']);
  expect(pathsOf('Solutions')).toEqual(['/CSR', '/NGO_solutions', '/Consultants']);
  expect(menu('Solutions')?.hidden).toBe(true);
  expect(action).toEqual({ label: 'Request Demo', to: '/contact' });
});

it('the footer has three columns with the required links, each with its own name and page', () => {
  expect(footer).toHaveLength(3);
  const links = footer.flatMap(({ items }) => items);
  const paths = links.map(({ to }) => to);
  expect(paths).toEqual(
    expect.arrayContaining(['/allproducts', '/case-studies/tata-trusts', '/contact_simple', '/privacy']),
  );
  expect(new Set(links.map(({ label }) => label)).size).toBe(links.length);
  expect(new Set(paths).size).toBe(links.length);
});

it('the footer has four social profiles, all of them samples', () => {
  expect(profiles).toHaveLength(4);
  for (const { to } of profiles) expect(new URL(to).hostname).toMatch(/\.example\.org$/);
});

it('navigation and footer link to pages of the site', () => {
  const links = textsIn({ navigation, action, footer }).filter(({ at }) => at.endsWith('.to'));
  for (const { text } of links) expect(fixedPaths).toContain(text);
});
