import { z } from 'zod';
import express, { Router } from 'express';
import { collectDocumentIds } from '../app/blog/api/read-article.server.ts';
import { invalidateArticleIndex, purgeArticleIndex, topicIdsOf } from '../app/blog/api/article-index.server.ts';
import { onlyCms } from './security.ts';
import type { ContentRefresh } from './content-refresh.ts';
import type { PageService } from './cache/page-service.ts';
import type { Uploads } from './proxy/uploads.ts';
import type { ContentProblem } from '../app/pages/page-schema.ts';
import { readTextFacts } from '../app/blog/rich-text/body-renderer.server.ts';

/**
 * Strapi reads the entry after the transaction. Where a second publish has replaced the row by then, it sends null:
 * the event does not say which entry it is. Anything else that is not an entry counts as null, too: one page too many
 * is rendered again, and none stays stale.
 */
const entry = z
  .looseObject({ documentId: z.string().optional(), publishedAt: z.string().nullish() })
  .nullish()
  .catch(null);

const call = z.object({
  event: z.string(),
  model: z.string().optional(),
  uid: z.string().optional(),
  entry,
  media: z.looseObject({ documentId: z.string().optional(), hash: z.string().min(1).optional() }).optional(),
});

type Change = { tags: ReadonlySet<string>; purge: boolean };
type Caches = {
  pages: PageService;
  content: Pick<ContentRefresh, 'refresh'>;
  uploads: Pick<Uploads, 'forget'>;
};

/**
 * `POST /hooks/cms`: the CMS reports a change. The pages that show it are invalidated and rendered again. For a page, a
 * story, a redirect or an image, the content of the pages is loaded first. Responds 401 without the secret, 400 to a body that is not
 * a Strapi event.
 */
export function cmsWebhook(secret: string, { pages, content, uploads }: Caches): Router {
  const router = Router();
  router.post('/hooks/cms', onlyCms(secret), express.json({ limit: '4mb' }), async (request, response) => {
    const parsed = call.safeParse(request.body);
    if (!parsed.success) return void response.status(400).json({ error: 'Not an event of the CMS.' });
    if (isContentEvent(parsed.data)) return void response.json({ refreshed: await refreshPages(content) });
    const { event, media } = parsed.data;
    if (media?.hash) uploads.forget(media.hash);
    const withImage = event.startsWith('media.') ? await refreshPages(content) : 0;
    const change = parseWebhook(parsed.data);
    if (change) changeIndex(change, parsed.data.entry?.documentId);
    const concerned = change ? pages.cache.invalidate(change.tags, change.purge) : [];
    for (const key of concerned) pages.refresh(key);
    response.json({ refreshed: concerned.length + withImage });
  });
  return router;
}

const isContentEvent = ({ model, uid }: z.infer<typeof call>) =>
  /(^|\.)(page|redirect|site|story)$/.test(uid ?? model ?? '');

/** Returns the number of pages that are rendered again. Without the CMS none: the refresh is tried again later. */
async function refreshPages(content: Pick<ContentRefresh, 'refresh'>): Promise<number> {
  try {
    return (await content.refresh()).length;
  } catch {
    return 0;
  }
}

/**
 * The cache tags that an event invalidates. Of an article: its page, the pages that link to it, the lists, and
 * the pages of its author, category and tags. Of an
 * author, a category, a tag or an image: every page that shows it, and the lists.
 */
export function parseWebhook({ event, model, uid, entry, media }: z.infer<typeof call>): Change | null {
  const kind = uid ?? model ?? '';
  const id = entry?.documentId ?? media?.documentId;
  // An event that does not name its entry or image invalidates every page with articles.
  const shown = id ? [`entry:${id}`] : ['posts'];
  if (!/(^|\.)article$/.test(kind)) return { tags: new Set(['names', ...shown]), purge: event === 'media.delete' };
  // Saving a draft changes nothing that visitors see.
  const isDraft = entry && (entry.publishedAt === null || entry.publishedAt === undefined);
  if (isDraft && (event === 'entry.update' || event === 'entry.create')) return null;
  const gone = event === 'entry.unpublish' || event === 'entry.delete';
  return { tags: new Set(['articles', ...shown, ...topicTags(entry)]), purge: gone };
}

/**
 * The tags of the pages of authors, categories and tags that gain or lose this article: those that it names, and those
 * that it has in the index. Without an index, all of them.
 */
function topicTags(entry: z.infer<typeof call>['entry']): string[] {
  if (!entry?.documentId) return ['topics'];
  const before = topicIdsOf(entry.documentId);
  const { documentId: _, ...fields } = entry;
  const ids = new Set([...collectDocumentIds(fields), ...(before ?? [])]);
  return [...(before ? [] : ['topics']), ...[...ids].map((id) => `topic:${id}`)];
}

/** Removes an article that is no longer public from the index. Where the event does not name it, all are removed. */
function changeIndex({ purge, tags }: Change, documentId: string | undefined): void {
  if (purge && !documentId && tags.has('articles')) return purgeArticleIndex();
  invalidateArticleIndex(purge ? documentId : undefined);
}

const MAX_PROBLEMS = 100;

/**
 * `GET /hooks/cms/problems`: returns the fields of the CMS that the site replaced by its shipped text, at most 100. The
 * CMS shows them to editors. Responds 401 without the secret of the webhook.
 */
export function contentProblems(secret: string, problems: () => readonly ContentProblem[]): Router {
  const router = Router();
  router.get('/hooks/cms/problems', onlyCms(secret), (_, response) => {
    response.set('cache-control', 'no-store').json({ problems: problems().slice(0, MAX_PROBLEMS) });
  });
  return router;
}

/** An article has a main text of at most 1 MB and blocks of 0.5 MB each. */
const BODY_LIMIT = '8mb';
const body = z.object({ texts: z.array(z.string()).max(200) });

/**
 * `POST /hooks/cms/texts`: returns the facts that the CMS checks of the texts of an article, as the site parses them.
 * Stores nothing. Responds 401 without the secret of the webhook, 400 to another body, and 503 when parsing exceeds its
 * limits.
 */
export function textChecks(secret: string): Router {
  const router = Router();
  router.post('/hooks/cms/texts', onlyCms(secret), express.json({ limit: BODY_LIMIT }), async (request, response) => {
    const parsed = body.safeParse(request.body);
    if (!parsed.success) return void response.status(400).json({ error: 'Not a list of texts.' });
    response.set('cache-control', 'no-store');
    try {
      response.json({ facts: await readTextFacts(parsed.data.texts) });
    } catch {
      response.status(503).json({ error: 'The texts could not be read in time.' });
    }
  });
  return router;
}
