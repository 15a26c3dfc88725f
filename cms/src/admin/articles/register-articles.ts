import type { StrapiApp } from '@strapi/strapi/admin';
import { LiveLinkPanel } from './live-link-panel';
import { SlugPanel } from './slug-panel';

type SidePanelApi = { addEditViewSidePanel(panels: unknown[]): void };

/** Adds the side panels of the article form. Each panel renders nothing for other content types. */
export function registerArticles(app: StrapiApp): void {
  const { addEditViewSidePanel } = app.getPlugin('content-manager').apis as SidePanelApi;
  addEditViewSidePanel([LiveLinkPanel, SlugPanel]);
}
