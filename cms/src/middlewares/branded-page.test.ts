import { expect, it } from 'vitest';
import { brandedPage } from './branded-page';

it('escapes the name in the page', () => {
  const page = brandedPage('<head><title>Strapi Admin</title></head>', '"A" & <B> $1');
  const safe = '&quot;A&quot; &amp; &lt;B&gt; $1';
  expect(page).toBe(`<head><title>${safe}</title><meta name="application-name" content="${safe}"></head>`);
});
