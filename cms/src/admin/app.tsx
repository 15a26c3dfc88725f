import type { StrapiApp } from '@strapi/strapi/admin';
import { brand, registerBrand } from './brand/brand';
import { bootstrapLeads, registerLeads } from './leads/register-leads';
import { bootstrapPages, registerPages } from './pages/register-pages';
import { registerPreview } from './preview/register-preview';
import { addSidePanels } from './side-panels';
import { languageNames } from './writing/language-names';
import { registerWriting } from './writing/register-writing';

/**
 * Configures the admin panel: English only, no tours, no release notices. Adds the extensions for leads, articles and
 * pages.
 */
export default {
  config: {
    ...brand,
    translations: { en: { ...brand.translations.en, ...languageNames } },
    locales: [],
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    registerBrand();
    registerWriting(app);
    registerPages(app);
    registerLeads(app);
  },
  bootstrap(app: StrapiApp) {
    addSidePanels(app);
    registerPreview(app);
    bootstrapLeads(app);
    bootstrapPages(app);
  },
};
