import type { StrapiApp } from '@strapi/strapi/admin';
import { ChecksPanel } from './checks-panel';

type SidePanelApi = { addEditViewSidePanel(panels: unknown[]): void };

/** Adds the side panel with the problems of an article or a page. */
export function registerChecks(app: StrapiApp): void {
  const { addEditViewSidePanel } = app.getPlugin('content-manager').apis as SidePanelApi;
  addEditViewSidePanel([ChecksPanel]);
}
