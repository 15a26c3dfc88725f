import type { StrapiApp } from '@strapi/strapi/admin';
import { RevisionsPanel } from './revisions-panel';

type SidePanelApi = { addEditViewSidePanel(panels: unknown[]): void };

/** Adds the side panel with the earlier states of an article, a page or the entry Site. */
export function bootstrapRevisions(app: StrapiApp): void {
  const { addEditViewSidePanel } = app.getPlugin('content-manager').apis as SidePanelApi;
  addEditViewSidePanel([RevisionsPanel]);
}
