import brand from './brand.json';

/** The site's logo on a forest green tile, as in scripts/media/brand.mjs. */
const LOGO_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#12352a"/>' +
  '<g transform="translate(6.4 6.4) scale(.6)"><path fill="none" stroke="#f5f0e4" stroke-width="8" ' +
  'stroke-linecap="round" d="M5 27h0M16 27h0M16 16.5h0M27 5v22"/><circle cx="6.5" cy="7" r="4" fill="#e6a417"/></g></svg>';

/** The logo on the login page and in the menu, as a data URL. */
const LOGO = `data:image/svg+xml,${encodeURIComponent(LOGO_SVG)}`;

const DEFAULT_COMPANY_NAME = 'Impact-R';

/** Returns the company name. The server writes COMPANY_NAME into the page (src/admin-brand.ts). */
export function companyName(root: Pick<Document, 'querySelector'> = document): string {
  return root.querySelector('meta[name="application-name"]')?.getAttribute('content') || DEFAULT_COMPANY_NAME;
}

/**
 * The site's greens (web/app/theme/tokens.css) replace Strapi's violet. The button colours are for white text.
 * admin.test.ts checks the contrast.
 */
export const THEME = brand.theme;

/** Returns the admin texts that replace Strapi's. `name` is the company name. */
export function brandTexts(name: string): Record<string, string> {
  const escapedName = name.replace(/[{}<>]/g, '').replaceAll("'", "''");
  const entries = Object.entries(brand.texts);
  return Object.fromEntries(entries.map(([key, text]) => [key, text.replaceAll('{company}', () => escapedName)]));
}

/** Replaces " | Strapi" at the end of a page title with the company name. */
export const brandedTitle = (title: string, name: string): string => title.replace(/ \| Strapi$/, () => ` | ${name}`);

/** Ends the titles of browser tabs with the company name. Strapi has no setting for it. */
function brandTitle(name: string): void {
  const rename = () => {
    const title = brandedTitle(document.title, name);
    if (title !== document.title) document.title = title;
  };
  new MutationObserver(rename).observe(document.head, { subtree: true, childList: true, characterData: true });
  rename();
}

/** Closes the banner about Strapi's Media Library, by the keys of Strapi 5.54. Strapi has no setting for it. */
function closeBanner(): void {
  for (const legacy of ['true', 'false']) {
    // The project id in the key is "undefined" before the admin loads it, then "false": this project has none.
    for (const id of ['undefined', 'false']) {
      localStorage.setItem(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_${legacy}:${id}`, 'true');
    }
  }
}

/** Returns the brand part of the admin configuration. `texts` are further texts of the admin. */
export const brandConfig = (texts: Record<string, string>) => ({
  auth: { logo: LOGO },
  menu: { logo: LOGO },
  theme: THEME,
  translations: { en: { ...brandTexts(companyName()), ...texts } },
});

/** Applies the parts of the brand that Strapi has no setting for. */
export function registerBrand(): void {
  brandTitle(companyName());
  closeBanner();
}
