import type { Core } from '@strapi/strapi';
import { validationError } from '../errors';
import { createSeedState } from '../seed/seed-state';
import { linkProblem, pathProblem, readablePath } from './check-links';
import { imageProblem, sectionProblem } from './check-sections';
import { PAGE_UID, type PageData, seedKey, shippedPaths, shippedPictures, SITE_UID, STORY_UID } from './page-type';
import { pageTree, siteContent } from './site-content';

type Params = { documentId?: string; status?: string; data?: PageData };

const SAVE_ACTIONS = new Set(['create', 'clone', 'update']);
const READ_ACTIONS = new Set(['findOne', 'findFirst', 'findMany', 'count']);

/**
 * Adds the rules that run around each write of a page, a story and the entry Site, in one transaction with it, so that
 * an error rolls it back. Drops the content cache after the commit, because until then another connection reads the old
 * rows.
 */
export function addPageRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action } = context;
    if (READ_ACTIONS.has(action)) return next();
    if (context.uid === SITE_UID || context.uid === STORY_UID) {
      const data = (context.params as Params).data ?? {};
      const title = context.uid === SITE_UID ? 'Site' : data.title || 'This story';
      checkLinks(title, data);
      if (context.uid === STORY_UID) checkStoryPicture(strapi, title, data);
      return strapi.db.transaction(async ({ onCommit }) => {
        onCommit(() => siteContent(strapi).drop());
        return next();
      });
    }
    if (context.uid !== PAGE_UID) return next();
    const { documentId, status, data } = context.params as Params;
    return strapi.db.transaction(async ({ onCommit }) => {
      onCommit(() => siteContent(strapi).drop());
      if (SAVE_ACTIONS.has(action)) await checkSave(strapi, action === 'update' ? documentId : undefined, data ?? {});
      if (action === 'delete' && documentId) await refuseDelete(strapi, documentId);
      const result = await next();
      const isPublished = action === 'publish' || (SAVE_ACTIONS.has(action) && status === 'published');
      if (isPublished) await checkPublished(strapi, String((result as { documentId?: string } | null)?.documentId));
      return result;
    });
  });
}

type Row = { documentId: string; title: string | null; path: string | null };

/** Throws if a draft cannot have this path or one of these links. `documentId` is undefined for a new page. */
async function checkSave(strapi: Core.Strapi, documentId: string | undefined, data: PageData): Promise<void> {
  const stored = documentId ? await findRow(strapi, { documentId }) : null;
  const title = data.title || stored?.title || 'This page';
  checkLinks(title, data);
  if (!('path' in data)) return;
  if (stored && (await isSeeded(strapi, stored))) {
    if (data.path === stored.path) return;
    throw pageError(title, `keeps its path ${stored.path}, because the site links to it. Create a new page instead.`, [
      'path',
    ]);
  }
  if (data.path) await checkNewPath(strapi, { documentId, title, path: data.path });
}

/** Throws if a page of the site would be deleted. The seed would not create it again. */
async function refuseDelete(strapi: Core.Strapi, documentId: string): Promise<void> {
  const stored = await findRow(strapi, { documentId });
  if (!stored || !(await isSeeded(strapi, stored))) return;
  throw pageError(
    String(stored.title),
    'belongs to the site and cannot be deleted. Unpublish it instead: the site then shows its shipped text again.',
  );
}

/** Throws if a page that has just been published breaks a rule. The transaction of the publish is rolled back. */
async function checkPublished(strapi: Core.Strapi, documentId: string): Promise<void> {
  const query = { documentId, status: 'published', populate: pageTree(strapi) as never } as const;
  const page = (await strapi.documents(PAGE_UID).findOne(query)) as unknown as (Row & PageData) | null;
  if (page) await checkPage(strapi, page);
}

/** Throws if a page with this content cannot be published. */
export async function checkPage(strapi: Core.Strapi, page: Row & PageData): Promise<void> {
  const title = String(page.title);
  checkLinks(title, { crumbs: (page as { crumbs?: unknown }).crumbs, sections: page.sections });
  if (!(await isSeeded(strapi, page))) {
    await checkNewPath(strapi, { documentId: page.documentId, title, path: String(page.path) });
  }
  const components = strapi.components as unknown as Record<string, { info: { displayName?: string } }>;
  const nameOf = (uid: string) => components[uid]?.info.displayName ?? uid;
  const problem = sectionProblem(page, nameOf) ?? imageProblem(page.sections, nameOf);
  if (problem) throw pageError(title, problem.message, problem.path);
}

/** Throws if a link is not of a kind that the site allows. */
function checkLinks(title: string, data: object): void {
  const problem = linkProblem(data);
  if (!problem) return;
  const { path, value } = problem;
  throw pageError(
    title,
    `has a link that is not possible, "${value.slice(0, 80)}" (${readablePath(path)}). Write a path of this site such as /contact, an anchor such as #plans, or an address that starts with https://, mailto: or tel:.`,
    path,
  );
}

/** Throws if a story has the name of a picture that the site does not have. A story has no Publish, which checks pages. */
function checkStoryPicture(strapi: Core.Strapi, title: string, data: object): void {
  const name = (data as { picture?: { shipped?: string | null } | null }).picture?.shipped;
  if (!name || shippedPictures(strapi.dirs.app.root).has(name)) return;
  throw pageError(
    title,
    `has a picture that did not come with the site, "${name.slice(0, 80)}". Choose another one, or clear its name.`,
    ['picture', 'shipped'],
  );
}

type NewPath = { documentId?: string; title: string; path: string };

async function checkNewPath(strapi: Core.Strapi, { documentId = '', title, path }: NewPath): Promise<void> {
  const problem = (await isVacant(strapi, path)) ? null : pathProblem(path);
  if (problem) throw validationError(`"${title}": ${problem}`, 'path');
  const other = await findRow(strapi, { path, documentId: { $ne: documentId } });
  if (other)
    throw pageError(title, `cannot have the path ${path}: "${other.title}" has it. Choose another one.`, ['path']);
}

/** Returns whether the seed created this page. */
async function isSeeded(strapi: Core.Strapi, { documentId, path }: Row): Promise<boolean> {
  return (await createSeedState(strapi).get<string>(seedKey(String(path)))) === documentId;
}

/** Returns whether this is the path of a shipped page that the seed has not created, as with `SEED=false`. */
async function isVacant(strapi: Core.Strapi, path: string): Promise<boolean> {
  return shippedPaths(strapi.dirs.app.root).has(path) && !(await createSeedState(strapi).has(seedKey(path)));
}

const findRow = (strapi: Core.Strapi, where: object): Promise<Row | null> =>
  strapi.db.query(PAGE_UID).findOne({ where, select: ['documentId', 'title', 'path'] });

const pageError = (title: string, message: string, path?: string[]) => validationError(`"${title}" ${message}`, path);
