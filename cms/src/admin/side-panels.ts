import type { StrapiApp } from '@strapi/strapi/admin';
import { LiveLinkPanel } from './articles/live-link-panel';
import { SlugPanel } from './articles/slug-panel';
import { ChecksPanel } from './checks/checks-panel';
import { RestoreInputPanel } from './concurrent-edits/restore-input-panel';
import { PresencePanel } from './concurrent-edits/presence-panel';
import { ContactPanel } from './leads/contact-panel';
import { HistoryPanel } from './leads/history-panel';
import { WorkPanel } from './leads/work-panel';
import { SideBySidePanel } from './preview/side-by-side-panel';
import { RevisionsPanel } from './revisions/revisions-panel';
import { SchedulePanel } from './writing/schedule-panel';

type SidePanelApi = { addEditViewSidePanel(change: (panels: unknown[]) => unknown[]): void };

/**
 * Adds the panels beside the form, in this order. Each renders nothing for content types that it is not for. Presence is
 * first, so that editors see another editor before they type.
 */
export function addSidePanels(app: StrapiApp): void {
  const { addEditViewSidePanel } = app.getPlugin('content-manager').apis as SidePanelApi;
  addEditViewSidePanel((panels) => [
    PresencePanel,
    ...panels,
    SideBySidePanel,
    ChecksPanel,
    SchedulePanel,
    LiveLinkPanel,
    SlugPanel,
    WorkPanel,
    ContactPanel,
    HistoryPanel,
    RevisionsPanel,
    RestoreInputPanel,
  ]);
}
