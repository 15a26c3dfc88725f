import { describe, expect, it } from 'vitest';
import { closeBanner } from './banner';
import { companyName } from './name';
import { brandTexts } from './texts';
import { brandedTitle } from './title';

describe('the company name', () => {
  const page = (content: string | null) => ({ querySelector: () => content && { getAttribute: () => content } });
  it('comes from the page, with the default of COMPANY_NAME as fallback', () => {
    expect(companyName(page('Acme') as never)).toBe('Acme');
    expect(companyName(page(null) as never)).toBe('Impact-R');
  });
  it('replaces "Strapi" in page titles', () => {
    expect(brandedTitle('Article | Strapi', 'A $& B')).toBe('Article | A $& B');
    expect(brandedTitle('Why Strapi', 'Acme')).toBe('Why Strapi');
  });
  it('is escaped in message texts', () => {
    const texts = brandTexts("O'Neill {<b>}");
    expect(texts['Auth.form.welcome.title']).toBe("Welcome to O''Neill b");
    expect(JSON.stringify(texts)).not.toMatch(/strapi/i);
  });
});

it('marks the Strapi banner as closed', () => {
  const stored: string[] = [];
  closeBanner({ setItem: (key) => void stored.push(key) });
  expect(stored).toContain('STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false');
});
