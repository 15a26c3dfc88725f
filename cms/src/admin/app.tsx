import type { StrapiApp } from '@strapi/strapi/admin';
import { registerArticles } from './articles/register-articles';
import { brand, registerBrand } from './brand/brand';
import { registerChecks } from './checks/register-checks';
import { bootstrapLeads, registerLeads } from './leads/register-leads';
import { bootstrapPages, registerPages } from './pages/register-pages';
import { registerPreview } from './preview/register-preview';
import { bootstrapConcurrentEdits } from './concurrent-edits/register-concurrent-edits';
import { bootstrapRevisions } from './revisions/register-revisions';
import { bootstrapWriting, registerWriting } from './writing/register';

/**
 * Configures the admin panel: English only, no tours, no release notices. Adds the extensions for leads, articles and
 * pages.
 */
export default {
  config: { ...brand, locales: [], tutorials: false, notifications: { releases: false } },
  register(app: StrapiApp) {
    registerBrand();
    registerWriting(app);
    registerPages(app);
    registerLeads(app);
  },
  bootstrap(app: StrapiApp) {
    // The order of these calls is the order of the side panels.
    registerPreview(app);
    registerChecks(app);
    bootstrapWriting(app);
    registerArticles(app);
    bootstrapLeads(app);
    bootstrapPages(app);
    bootstrapRevisions(app);
    bootstrapConcurrentEdits(app);
  },
};
