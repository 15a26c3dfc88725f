import { describe, expect, it } from 'vitest';
import { closeBanner } from './banner';
import { companyName } from './name';
import { brandTexts } from './texts';
import { brandedTitle } from './title';

describe('the name', () => {
  const page = (content: string | null) => ({ querySelector: () => content && { getAttribute: () => content } });
  it('is the one in the page, else the default of COMPANY_NAME', () => {
    expect(companyName(page('Acme') as never)).toBe('Acme');
    expect(companyName(page(null) as never)).toBe('Impact-R');
  });
  it('replaces the name of Strapi in titles', () => {
    expect(brandedTitle('Article | Strapi', 'A $& B')).toBe('Article | A $& B');
    expect(brandedTitle('Why Strapi', 'Acme')).toBe('Why Strapi');
  });
  it('cannot break the syntax of a text', () => {
    const texts = brandTexts("O'Neill {<b>}");
    expect(texts['Auth.form.welcome.title']).toBe("Welcome to O''Neill b");
    expect(JSON.stringify(texts)).not.toMatch(/strapi/i);
  });
});

it('the banner of Strapi counts as closed', () => {
  const stored: string[] = [];
  closeBanner({ setItem: (key) => void stored.push(key) });
  expect(stored).toContain('STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false');
});
