import type { StrapiApp } from '@strapi/strapi/admin';
import { registerArticles } from './articles/register-articles';
import { brand, registerBrand } from './brand/brand';
import { bootstrapLeads, registerLeads } from './leads/register-leads';
import { bootstrapPages, registerPages } from './pages/register-pages';
import { bootstrapWriting, registerWriting } from './writing/register';

/** Configures the admin panel: English only, no tours, no release notices. Adds the lead inbox and what pages need. */
export default {
  config: { ...brand, locales: [], tutorials: false, notifications: { releases: false } },
  register(app: StrapiApp) {
    registerBrand();
    registerWriting(app);
    registerPages(app);
    registerLeads(app);
  },
  bootstrap(app: StrapiApp) {
    bootstrapWriting(app);
    registerArticles(app);
    bootstrapLeads(app);
    bootstrapPages(app);
  },
};
