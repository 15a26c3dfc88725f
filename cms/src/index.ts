import type { Core } from '@strapi/strapi';
import { createFirstAdmin } from './bootstrap/first-admin';
import { configureAdmin } from './bootstrap/admin-layout';
import { setUpAuthorRole } from './bootstrap/author-role';
import { setUpPageRoles } from './bootstrap/page-roles';
import { revokePublicPermissions } from './bootstrap/public-role';
import { ensureReadToken } from './bootstrap/read-token';
import { ensureWebhook } from './bootstrap/webhook';
import { limitBodyParser } from './security/body-parser';
import { ensureRateLimitTable } from './security/rate-limiter';
import { endSessionsAtNewPassword } from './security/end-sessions';
import { removeDefaultTokens } from './security/default-tokens';
import { addSystemFieldRules } from './security/system-fields';
import { equalizeLoginTiming } from './security/login-timing';
import { addLeadRules } from './leads/lead-rules';
import { addInboxRoutes } from './leads/inbox/inbox-routes';
import { setUpLeads } from './leads/set-up-leads';
import { addArticleRoutes } from './articles/article-routes';
import { addArticleRules } from './articles/article-rules';
import { addAuthorSlugs } from './articles/author-slug';
import { keepPublishedAt } from './articles/keep-published-at';
import { generateLatinSlugs } from './articles/slug-from-title';
import { addCheckRoutes } from './checks/check-routes';
import { addPublishChecks } from './checks/publish-checks';
import { addLockRules } from './concurrent-edits/lock-rules';
import { ensureOneRowPerState } from './database/one-row';
import { ensurePresenceTable } from './concurrent-edits/presence';
import { addPresenceRoutes } from './concurrent-edits/presence-routes';
import { logConnectionErrors } from './logging/connection-errors';
import { addPageRoutes } from './pages/page-routes';
import { addPageRules } from './pages/page-rules';
import { addSectionPreviews } from './pages/section-previews';
import { addShippedPictures } from './pages/shipped-pictures';
import { checkPreviewRights } from './preview/preview-routes';
import { addRedirectRules } from './redirects/redirect-rules';
import { startRevisionJob } from './revisions/revision-job';
import { addRevisionRoutes } from './revisions/revision-routes';
import { addRevisionRules } from './revisions/revision-rules';
import { startScheduleJob } from './schedule/schedule-job';
import { addScheduleRules } from './schedule/schedule-rules';
import { addScheduleRoutes } from './schedule/upcoming';
import { seed } from './seed/seed';
import { measureAvifImages } from './uploads/avif-images';
import { decodeImagesInTurn } from './uploads/image-limits';
import { changeUploadRoutes } from './uploads/upload-routes';
import { turnImagesUpright } from './uploads/upright-images';
import { addVideoRules } from './videos/video-fields';

/** Sets up the service. Every step may run at each start and is idempotent. */
export default {
  register({ strapi }: { strapi: Core.Strapi }) {
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
    measureAvifImages(strapi);
    turnImagesUpright(strapi);
    decodeImagesInTurn(strapi);
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
    await setUpAuthorRole(strapi);
    await setUpPageRoles(strapi);
    await setUpLeads(strapi);
    await seed(strapi);
    // After the seed, so that the seed does not call the webhook for each article.
    await ensureWebhook(strapi);
    startScheduleJob(strapi);
    startRevisionJob(strapi);
  },
};
