import type { StrapiApp } from '@strapi/strapi/admin';
import { withBlockTitles } from './block-titles';
import { keepFormattingOnPaste } from './paste';
import { withScheduledColumn } from './scheduled-column';

/** Registers the admin extensions for writing. */
export function registerWriting(app: StrapiApp): void {
  keepFormattingOnPaste();
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', withBlockTitles);
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', withScheduledColumn);
}
