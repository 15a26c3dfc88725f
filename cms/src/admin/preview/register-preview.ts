import type { StrapiApp } from '@strapi/strapi/admin';
import { PreviewPanel } from './preview-panel';

type ContentManager = {
  injectComponent(page: string, zone: string, component: { name: string; Component: unknown }): void;
};

/**
 * Adds the preview beside the form of articles and pages. It is in the React tree of the form, so that it can read the
 * values.
 */
export function registerPreview(app: StrapiApp): void {
  const contentManager = app.getPlugin('content-manager') as unknown as ContentManager;
  contentManager.injectComponent('editView', 'right-links', { name: 'side-by-side-preview', Component: PreviewPanel });
}
