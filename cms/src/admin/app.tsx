import type { ComponentType } from 'react';
import { Clock, Image, Message, WarningCircle } from '@strapi/icons';
import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';
import { brandConfig, registerBrand } from './brand';
import { ChecksPanel } from './edit-view/checks-panel';
import { PresencePanel, RestoreInputPanel } from './edit-view/concurrent-edit-panels';
import { LiveLinkPanel, SchedulePanel, SlugPanel, withScheduledColumn } from './edit-view/publication-panels';
import { ResetAction } from './edit-view/reset-action';
import { RevisionsPanel } from './edit-view/revisions-panel';
import { PUBLISH_ARTICLES, READ_PAGES } from './entries';
import { ExportButton, formatLeadColumns, StatusAction } from './leads/lead-list';
import { ContactPanel, HistoryPanel, WorkPanel } from './leads/lead-panels';
import { READ_LEADS } from './leads/leads-api';
import { PreviewPanel, SideBySidePanel } from './preview/preview-panel';
import { languageNames, withBlockTitles } from './texts';
import { keepFormattingOnPaste } from './writing/paste';

const ALL_LEADS = 'all-leads';
const ALL_LEADS_LABEL = { id: 'leads.all', defaultMessage: 'All leads' };

/** Adds the widgets of the home page. The leads are first, because new leads need action. */
function registerWidgets(app: StrapiApp): void {
  app.widgets.register((others) => [
    {
      icon: Message,
      title: { id: 'leads.waiting', defaultMessage: 'New leads' },
      link: { label: ALL_LEADS_LABEL, href: `/${ALL_LEADS}` },
      component: async () => (await import('./home-widgets')).WaitingLeads,
      id: 'waiting-leads',
      // Strapi shows a widget only to users with all of its permissions, so only one is required.
      permissions: READ_LEADS.slice(0, 1),
    },
    {
      icon: WarningCircle,
      title: { id: 'pages.problems', defaultMessage: 'Problems' },
      component: async () => (await import('./home-widgets')).ProblemsWidget,
      id: 'page-problems',
      permissions: [READ_PAGES],
    },
    {
      icon: Clock,
      title: { id: 'writing.coming-up', defaultMessage: 'Coming up' },
      component: async () => (await import('./home-widgets')).ComingUpWidget,
      id: 'coming-up',
      permissions: [PUBLISH_ARTICLES],
    },
    ...others,
  ]);
}

/** Registers the input of the field that chooses a shipped picture (src/pages/picker-pictures.ts). */
function registerPictureField(app: StrapiApp): void {
  app.customFields.register({
    name: 'shipped-picture',
    type: 'string',
    icon: Image,
    intlLabel: { id: 'pictures.shipped', defaultMessage: 'Shipped picture' },
    intlDescription: { id: 'pictures.shipped.help', defaultMessage: 'The name of a picture that came with the site' },
    components: {
      // The form gives it the props of an input, which the type of the registry does not say.
      Input: async () => ({
        default: (await import('./edit-view/shipped-picture-input')).ShippedPictureInput as ComponentType,
      }),
    },
  });
}

/**
 * The panels beside the form, around those of Strapi, in this order. Each renders nothing for content types that it is
 * not for. Presence is first, so that editors see another editor before they type.
 */
const withSidePanels = (panels: unknown[]): unknown[] => [
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
];

/** Configures the admin: English only, no tours, no release notices. Adds the extensions for leads, articles and pages. */
export default {
  config: {
    ...brandConfig(languageNames),
    locales: [],
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    registerBrand();
    keepFormattingOnPaste();
    registerWidgets(app);
    registerPictureField(app);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', withBlockTitles);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', withScheduledColumn);
    app.addMenuLink({
      to: ALL_LEADS,
      icon: Message,
      intlLabel: ALL_LEADS_LABEL,
      permissions: READ_LEADS as never,
      position: 2,
      Component: () => import('./leads/all-leads-page'),
    });
  },
  bootstrap(app: StrapiApp) {
    const manager = app.getPlugin('content-manager');
    const { addBulkAction, addDocumentAction, addEditViewSidePanel } =
      manager.apis as ContentManagerPlugin['config']['apis'];
    addEditViewSidePanel(withSidePanels as never);
    // In the React tree of the form, so that it can read the values.
    manager.injectComponent('editView', 'right-links', { name: 'side-by-side-preview', Component: PreviewPanel });
    manager.injectComponent('listView', 'actions', { name: 'export-leads', Component: ExportButton });
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', formatLeadColumns);
    addBulkAction([StatusAction]);
    addDocumentAction([ResetAction]);
  },
};
