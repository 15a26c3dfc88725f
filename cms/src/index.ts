import type { Core } from '@strapi/strapi';
import { addArticleRoutes, addArticleRules, keepPublishedAt } from './articles/article-rules';
import { addAuthorSlugs, generateLatinSlugs } from './articles/slugs';
import { createFirstAdmin, revokePublicPermissions, setUpRoles } from './bootstrap/accounts';
import { configureAdmin } from './bootstrap/admin-layout';
import { ensureOneRowPerState } from './bootstrap/database';
import { ensureReadToken, removeDefaultTokens } from './bootstrap/tokens';
import { ensureWebhook } from './bootstrap/webhook';
import { addCheckRoutes } from './checks/check-routes';
import { addPublishChecks } from './checks/publish-checks';
import { addLockRules } from './concurrent-edits/lock-rules';
import { addPresenceRoutes, ensurePresenceTable } from './concurrent-edits/presence';
import { addLeadRules } from './leads/lead-rules';
import { addInboxRoutes, setUpLeads } from './leads/set-up-leads';
import { logConnectionErrors } from './logging/log';
import { addMiddlewares } from './middlewares';
import { addPageRules } from './pages/page-rules';
import { addSectionPreviews, addShippedPictures } from './pages/picker-pictures';
import { addPageRoutes } from './pages/shipped-text';
import { checkPreviewRights } from './preview/preview-access';
import { addRedirectRules } from './redirects/redirect-rules';
import { addRevisionRoutes } from './revisions/revision-routes';
import { addRevisionRules, startRevisionJob } from './revisions/revision-rules';
import { addScheduleRoutes } from './schedule/schedule';
import { startScheduleJob } from './schedule/schedule-job';
import { addScheduleRules } from './schedule/schedule-rules';
import { endSessionsAtNewPassword, equalizeLoginTiming } from './security/passwords';
import { addSystemFieldRules } from './security/permissions';
import { ensureRateLimitTable } from './security/rate-limiter';
import { limitBodyParser } from './security/request-limits';
import { seed } from './seed/seed';
import { changeImageService } from './uploads/images';
import { changeUploadRoutes } from './uploads/upload-settings';
import { addVideoRules } from './videos/video-address';

/** Sets up the service. Every step may run at each start and is idempotent. */
export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    addMiddlewares(strapi);
    logConnectionErrors(strapi);
    // First, so that no other rule sees a system field that an account sent.
    addSystemFieldRules(strapi);
    keepPublishedAt(strapi);
    addVideoRules(strapi);
    addLockRules(strapi);
    generateLatinSlugs(strapi);
    addArticleRules(strapi);
    addAuthorSlugs(strapi);
    addPageRules(strapi);
    addRedirectRules(strapi);
    // After the rules of articles and pages, so that it runs inside their transactions.
    addScheduleRules(strapi);
    addLeadRules(strapi);
    // After all rules, so that they run inside their transactions.
    addPublishChecks(strapi);
    // Last, so that a revision contains what is written, and is rolled back with it.
    addRevisionRules(strapi);
    limitBodyParser(strapi);
    addInboxRoutes(strapi);
    addArticleRoutes(strapi);
    addPageRoutes(strapi);
    addCheckRoutes(strapi);
    addScheduleRoutes(strapi);
    addRevisionRoutes(strapi);
    addPresenceRoutes(strapi);
    addSectionPreviews(strapi);
    addShippedPictures(strapi);
    changeUploadRoutes(strapi);
    changeImageService(strapi);
    checkPreviewRights(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await ensureRateLimitTable(strapi);
    await ensurePresenceTable(strapi);
    await ensureOneRowPerState(strapi);
    await revokePublicPermissions(strapi);
    await removeDefaultTokens(strapi);
    await ensureReadToken(strapi);
    await equalizeLoginTiming(strapi);
    endSessionsAtNewPassword(strapi);
    await createFirstAdmin(strapi);
    await configureAdmin(strapi);
    await setUpRoles(strapi);
    await setUpLeads(strapi);
    await seed(strapi);
    // After the seed, so that the seed does not call the webhook for each article.
    await ensureWebhook(strapi);
    startScheduleJob(strapi);
    startRevisionJob(strapi);
  },
};
