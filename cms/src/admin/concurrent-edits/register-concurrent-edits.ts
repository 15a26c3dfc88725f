import type { StrapiApp } from '@strapi/strapi/admin';
import { KeepTypedPanel } from './keep-typed-panel';
import { PresencePanel } from './presence-panel';

type SidePanelApi = { addEditViewSidePanel(change: (panels: unknown[]) => unknown[]): void };

/** Adds the panels for two editors on one entry. Presence comes first, so that editors see it before they type. */
export function bootstrapConcurrentEdits(app: StrapiApp): void {
  const { addEditViewSidePanel } = app.getPlugin('content-manager').apis as SidePanelApi;
  addEditViewSidePanel((panels) => [PresencePanel, ...panels, KeepTypedPanel]);
}
