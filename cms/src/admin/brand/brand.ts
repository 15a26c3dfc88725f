import { closeBanner } from './banner';
import { LOGO } from './mark';
import { companyName } from './name';
import { brandTexts } from './texts';
import { THEME } from './theme';
import { brandTitle } from './title';

/** The part of the admin's configuration that carries the brand of the site. */
export const brand = {
  auth: { logo: LOGO },
  menu: { logo: LOGO },
  theme: THEME,
  translations: { en: brandTexts(companyName()) },
};

/** The parts of the brand that Strapi has no configuration for. */
export function registerBrand(): void {
  brandTitle(companyName());
  closeBanner();
}
