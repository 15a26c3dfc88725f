import { describe, expect, it } from 'vitest';
import { footerColumns } from './footer';
import { allNavItems, navItems, requestDemo } from './nav';
import { socialProfiles } from './company';

const dropdown = (name: string) => {
  const item = allNavItems.find((one) => one.name === name);
  return item?.hasDropdown ? item.items.map(({ path }) => path) : undefined;
};

describe('the navigation', () => {
  it('lists the required items in order', () => {
    expect(navItems.map(({ name }) => name)).toEqual(['Products', 'Who we serve', 'About Us', 'Resources']);
    expect(dropdown('Products')).toEqual(['/drive_r', '/surve_r', '/progran']);
    expect(dropdown('Resources')).toEqual(['/demo-videos', '/other_solutions', '/blogs', '/case_studies']);
    expect(requestDemo.path).toBe('/contact');
  });

  it('defines the Solutions dropdown and does not show it', () => {
    expect(dropdown('Solutions')).toEqual(['/CSR', '/NGO_solutions', '/Consultants']);
    expect(navItems.map(({ name }) => name)).not.toContain('Solutions');
  });

  it('links to the products overview', () => {
    const products = navItems.find(({ name }) => name === 'Products');
    expect(products?.hasDropdown && products.overview?.path).toBe('/products');
  });
});

describe('the footer', () => {
  const links = footerColumns.flatMap((column) => column.links);

  it('has three columns with the required links', () => {
    expect(footerColumns).toHaveLength(3);
    const paths = links.map(({ path }) => path);
    for (const path of ['/allproducts', '/case-studies/tata-trusts', '/contact_simple', '/privacy']) {
      expect(paths).toContain(path);
    }
  });

  it('has unique link names and unique pages', () => {
    expect(new Set(links.map(({ name }) => name)).size).toBe(links.length);
    expect(new Set(links.map(({ path }) => path)).size).toBe(links.length);
  });

  it('has four social profiles, all of them samples', () => {
    expect(socialProfiles).toHaveLength(4);
    for (const { href } of socialProfiles) expect(new URL(href).hostname).toMatch(/\.example\.org$/);
  });
});
