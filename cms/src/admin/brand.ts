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

/** Button colours for white text, in both themes. */
const BUTTON_COLOURS = { buttonPrimary500: '#24855a', buttonPrimary600: '#1c7348' };

/** The site's greens (web/app/theme/tokens.css) replace Strapi's violet. brand.test.ts checks the contrast. */
export const THEME = {
  light: {
    colors: {
      ...BUTTON_COLOURS,
      primary100: '#eaf5ee',
      primary200: '#bfdfcb',
      primary500: '#24855a',
      primary600: '#1c7348',
      primary700: '#145837',
    },
  },
  dark: {
    colors: {
      ...BUTTON_COLOURS,
      primary100: '#14261e',
      primary200: '#2c5546',
      primary500: '#1c7348',
      primary600: '#7fd0a0',
      primary700: '#7fd0a0',
    },
  },
};

/** Returns the admin texts that replace Strapi's. `name` is the company name. */
export function brandTexts(name: string): Record<string, string> {
  const escapedName = name.replace(/[{}<>]/g, '').replaceAll("'", "''");
  return {
    'Auth.form.welcome.title': `Welcome to ${escapedName}`,
    'Auth.form.welcome.subtitle': 'Log in to write posts and to work with leads',
    'Auth.form.register.subtitle': `Your account is for the administration of ${escapedName} only.`,
    'app.components.LeftMenu.navbrand.title': escapedName,
    'app.components.LeftMenu.logo.alt': `Logo of ${escapedName}`,
    'HomePage.header.subtitle': `The administration of the ${escapedName} website`,
    'Settings.permissions.users.listview.header.subtitle': 'Everybody who has access to this administration',
    'components.Input.error.validation.regex':
      'Something is missing, or a character is not allowed here. A path starts with /, a web address with https://.',
    'content-manager.components.LeftMenu.collection-types': 'Content',
    'content-manager.components.DynamicZone.add-component': 'Add to {componentName}',
    'content-manager.components.DynamicZone.ComponentPicker-label': 'Choose what to add',
    'content-manager.components.DynamicZone.pick-compo': 'Choose what to add',
    'content-manager.relation.add': 'Choose or create',
    'content-manager.relation.create': 'Create a new one',
    'content-manager.relation.notAvailable': 'Nothing to choose from',
  };
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
