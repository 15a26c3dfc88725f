import { closeBanner } from './banner';
import { LOGO } from './mark';
import { companyName } from './name';
import { brandTexts } from './texts';
import { THEME } from './theme';
import { brandTitle } from './title';

/** The brand part of the admin configuration. */
export const brand = {
  auth: { logo: LOGO },
  menu: { logo: LOGO },
  theme: THEME,
  translations: { en: brandTexts(companyName()) },
};

/** Applies the parts of the brand that Strapi has no setting for. */
export function registerBrand(): void {
  brandTitle(companyName());
  closeBanner();
}
