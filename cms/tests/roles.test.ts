import { describe, expect, it } from 'vitest';
import { asAdmin, asColleague, requestsAs } from './support/admin.ts';
import { ARTICLES, NEW_PAGE, PAGES, REDIRECTS, SITE, STORIES } from './support/entries.ts';
import { rows, sendForm } from './support/leads.ts';
import { startCms } from './support/start-cms.ts';

const ALL = '/content-manager/collection-types';
const LEADS = `${ALL}/api::demo-request.demo-request`;
const PREVIEW = '/content-manager/preview/url';
const REVISIONS = '/revisions';

const cms = await startCms();
const admin = await asAdmin(cms);
const as = {
  author: await asColleague(cms, 'Author'),
  editor: await asColleague(cms, 'Editor'),
  sales: await asColleague(cms, 'Sales'),
  administrator: requestsAs(cms, admin.token),
};
let count = 0;

const fresh = () => ({ title: `New ${(count += 1)}`, description: 'x' });
const freshPage = () => ({ ...NEW_PAGE, ...fresh(), path: `/new-${count}` });
const freshRedirect = () => ({ from: `/old-${(count += 1)}`, to: '/contact', type: 'permanent' });

const create = async (call: typeof as.administrator, at: string, fields: object) =>
  ((await (await call('POST', at, fields)).json()) as { data: { documentId: string } }).data.documentId;
async function publishedOfAuthor(): Promise<string> {
  const documentId = await create(as.author, ARTICLES, fresh());
  await admin.publish(documentId);
  return documentId;
}
/** Returns a published article of the Author, whose new text an Editor has scheduled. */
async function scheduledOfAuthor(): Promise<string> {
  const documentId = await publishedOfAuthor();
  await as.editor('PUT', `${ARTICLES}/${documentId}`, { content: 'Seen', ...isPublishedLater });
  return documentId;
}
/** Publishes an entry that an earlier request may have unpublished. Returns its path. */
async function published(at: string, documentId: string): Promise<string> {
  await admin.act(`${at}/${documentId}`, 'publish');
  return `${at}/${documentId}`;
}
/** Returns the path of the first revision of an entry. */
async function revision(uid: string, documentId: string): Promise<string> {
  const at = `${REVISIONS}/${uid}/${documentId}`;
  return `${at}/${(await admin.data<Array<{ id: number }>>('GET', at)).at(-1)!.id}`;
}

await sendForm(cms, 'demo-requests');
/** The entries of the requests: an article of the Author, one of the administrator, a page, Site, a lead. */
const id = {
  own: await create(as.author, ARTICLES, fresh()),
  others: await admin.createArticle(fresh()),
  page: await admin.create(PAGES, freshPage()),
  site: (await admin.data<{ documentId: string }>('PUT', SITE, { tagline: 'x', description: 'x' })).documentId,
  lead: String(rows(cms, 'demo_requests')[0]?.document_id),
};

const lead = () => ({ form: 'demo', documentId: id.lead });

/** A request: the method and path, and what it sends. */
type Request = () => [target: string, body?: object] | Promise<[target: string, body?: object]>;
type Expected = true | number;

const YES = true;
const NO = 403;
const GONE = 404;
const ARTICLE = 'api::article.article';
const PAGE = 'api::page.page';
const SITE_UID = 'api::site.site';
const lockVersion = null;
const isPublishedLater = { publishAt: '2099-01-01T00:00:00.000Z' };

describe.each<[string, Array<[what: string, request: Request, ...roles: [Expected, Expected, Expected, Expected]]>]>([
  // prettier-ignore
  ['articles', [
    //                                                                                     Author Editor Sales Administrator
    ['list them', () => [`GET ${ARTICLES}`],                                                  YES, YES, NO, YES],
    ['write one', () => [`POST ${ARTICLES}`, fresh()],                                        YES, YES, NO, YES],
    ['read an own one', () => [`GET ${ARTICLES}/${id.own}`],                                  YES, YES, NO, YES],
    ['change an own one', () => [`PUT ${ARTICLES}/${id.own}`, { content: 'x' }],              YES, YES, NO, YES],
    ['preview an own one', () => [`GET ${PREVIEW}/${ARTICLE}?documentId=${id.own}&status=draft`], YES, YES, NO, YES],
    ['publish an own one', () => [`POST ${ARTICLES}/${id.own}/actions/publish`, {}],          NO,  YES, NO, YES],
    ['schedule an own one', async () => [`PUT ${ARTICLES}/${await create(as.author, ARTICLES, fresh())}`, isPublishedLater], 400, YES, NO, YES],
    ['change an own scheduled one', async () => [`PUT ${ARTICLES}/${await scheduledOfAuthor()}`, { content: 'x' }], 400, YES, NO, YES],
    ['discard an own scheduled change', async () => [`POST ${ARTICLES}/${await scheduledOfAuthor()}/actions/discard`, {}], 400, YES, NO, YES],
    ['take an own one back', async () => [`POST ${ARTICLES}/${await publishedOfAuthor()}/actions/unpublish`, {}], NO,  YES, NO, YES],
    ['delete an own draft', async () => [`DELETE ${ARTICLES}/${await create(as.author, ARTICLES, fresh())}`], YES, YES, NO, YES],
    ['delete an own published one', async () => [`DELETE ${ARTICLES}/${await publishedOfAuthor()}`], 400, YES, NO, YES],
    ["read another's", () => [`GET ${ARTICLES}/${id.others}`],                                NO,  YES, NO, YES],
    ["change another's", () => [`PUT ${ARTICLES}/${id.others}`, { content: 'x' }],            NO,  YES, NO, YES],
    ["preview another's", () => [`GET ${PREVIEW}/${ARTICLE}?documentId=${id.others}&status=draft`], NO, YES, NO, YES],
    ["delete another's", async () => [`DELETE ${ARTICLES}/${await create(as.administrator, ARTICLES, fresh())}`], NO, YES, NO, YES],
    ['upload and choose files', () => ['GET /upload/files'],                                  YES, YES, NO, YES],
    ['see what is scheduled', () => ['GET /schedule'],                                        NO,  YES, NO, YES],
  ]],
  // prettier-ignore
  ['revisions and presence', [
    ['list those of an own article', () => [`GET ${REVISIONS}/${ARTICLE}/${id.own}`],         YES, YES, NO, YES],
    ['read one of an own article', async () => [`GET ${await revision(ARTICLE, id.own)}`],    YES, YES, NO, YES],
    ['restore one of an own article', async () => [`POST ${await revision(ARTICLE, id.own)}/restore`, { lockVersion }], YES, YES, NO, YES],
    ["list those of another's article", () => [`GET ${REVISIONS}/${ARTICLE}/${id.others}`],   NO,  YES, NO, YES],
    ["read one of another's article", async () => [`GET ${await revision(ARTICLE, id.others)}`], NO, YES, NO, YES],
    ["restore one of another's article", async () => [`POST ${await revision(ARTICLE, id.others)}/restore`, { lockVersion }], NO, YES, NO, YES],
    ['list those of a page', () => [`GET ${REVISIONS}/${PAGE}/${id.page}`],                   NO,  YES, NO, YES],
    ['restore one of a page', async () => [`POST ${await revision(PAGE, id.page)}/restore`, { lockVersion }], NO, YES, NO, YES],
    ['restore one of Site', async () => [`POST ${await revision(SITE_UID, id.site)}/restore`, { lockVersion }], NO, YES, NO, YES],
    ['ask for one of another entry', async () => [`GET ${(await revision(PAGE, id.page)).replace(/.*\//, `${REVISIONS}/${ARTICLE}/${id.own}/`)}`], GONE, GONE, NO, GONE],
    ['list those of a lead', () => [`GET ${REVISIONS}/api::demo-request.demo-request/${id.lead}`], GONE, GONE, GONE, GONE],
    ['read them as entries', () => [`GET ${ALL}/api::revision.revision`],                     NO,  NO,  NO, YES],
    ['say that an own article is open', () => [`POST /presence/${ARTICLE}/${id.own}`],        YES, YES, NO, YES],
    ["ask who edits another's article", () => [`POST /presence/${ARTICLE}/${id.others}`],     NO,  YES, NO, YES],
    ['ask who edits a page', () => [`POST /presence/${PAGE}/${id.page}`],                     NO,  YES, NO, YES],
  ]],
  // prettier-ignore
  ['pages, Site, stories and redirects', [
    ['list pages', () => [`GET ${PAGES}`],                                                    NO,  YES, NO, YES],
    ['read a page', () => [`GET ${PAGES}/${id.page}`],                                        NO,  YES, NO, YES],
    ['write a page', () => [`POST ${PAGES}`, freshPage()],                                    NO,  YES, NO, YES],
    ['change a page', () => [`PUT ${PAGES}/${id.page}`, { description: 'y' }],                NO,  YES, NO, YES],
    ['preview a page', () => [`GET ${PREVIEW}/${PAGE}?documentId=${id.page}&status=draft`],   NO,  YES, NO, YES],
    ['publish a page', () => [`POST ${PAGES}/${id.page}/actions/publish`, {}],                NO,  YES, NO, YES],
    ['take a page back', async () => [`POST ${await published(PAGES, id.page)}/actions/unpublish`, {}], NO,  YES, NO, YES],
    ['delete a page', async () => [`DELETE ${PAGES}/${await create(as.administrator, PAGES, freshPage())}`], NO, YES, NO, YES],
    ['reset a page', () => [`POST /shipped-text/${PAGE}/${id.page}/reset`, {}],               NO,  GONE, NO, GONE],
    ['reset Site', () => [`POST /shipped-text/${SITE_UID}/${id.site}/reset`, {}],             NO,  YES, NO, YES],
    ['see the problems of the site', () => ['GET /content-problems'],                         NO,  YES, NO, YES],
    ['read Site', () => [`GET ${SITE}`],                                                      NO,  YES, NO, YES],
    ['preview Site', () => [`GET ${PREVIEW}/${SITE_UID}?documentId=${id.site}&status=draft`], NO,  YES, NO, YES],
    ['preview Site without its id', () => [`GET ${PREVIEW}/${SITE_UID}?status=draft`],        NO,  YES, NO, YES],
    ['change Site', () => [`PUT ${SITE}`, { tagline: 'y' }],                                  NO,  YES, NO, YES],
    ['publish Site', () => [`POST ${SITE}/actions/publish`, {}],                              NO,  YES, NO, YES],
    ['list stories', () => [`GET ${STORIES}`],                                                NO,  YES, NO, YES],
    ['write a story', () => [`POST ${STORIES}`, fresh()],                                     NO,  YES, NO, YES],
    ['list redirects', () => [`GET ${REDIRECTS}`],                                            NO,  YES, NO, YES],
    ['write a redirect', () => [`POST ${REDIRECTS}`, freshRedirect()],                        NO,  YES, NO, YES],
  ]],
  // prettier-ignore
  ['leads', [
    ['list them', () => [`GET ${LEADS}`],                                                     NO,  NO,  YES, YES],
    ['list those of all forms', () => ['GET /leads/all'],                                     NO,  NO,  YES, YES],
    ['read one', () => [`GET ${LEADS}/${id.lead}`],                                           NO,  NO,  YES, YES],
    ['take one', () => ['POST /leads/change', { leads: [lead()], change: { take: true } }],   NO,  NO,  YES, 409],
    ['mark all that match', () => ['POST /leads/change', { filter: {}, count: 1, change: { status: 'in progress' } }], NO, NO, YES, YES],
    ['count them', () => ['GET /leads/counts'],                                               NO,  NO,  YES, YES],
    ['list their possible owners', () => ['GET /leads/people'],                               NO,  NO,  YES, YES],
    ['read the history of one', () => [`GET /leads/demo-requests/${id.lead}/history`],        NO,  NO,  YES, YES],
    ['write a note', () => [`POST /leads/demo-requests/${id.lead}/notes`, { text: 'x' }],     NO,  NO,  YES, YES],
    ['close one', () => [`PUT ${LEADS}/${id.lead}`, { leadStatus: 'closed' }],                NO,  NO,  YES, YES],
    ['close several', () => ['POST /leads/change', { leads: [lead()], change: { status: 'closed' } }], NO, NO, YES, YES],
    ['export them', () => ['GET /leads/export/demo-requests'],                                NO,  NO,  YES, YES],
    ['read the notices that wait', () => [`GET ${ALL}/api::lead-mail.lead-mail`],             NO,  NO,  NO,  YES],
  ]],
  // prettier-ignore
  ['settings', [
    ['list users', () => ['GET /admin/users'],                                                NO,  NO,  NO,  YES],
    ['add roles', () => ['POST /admin/roles', { name: `Role ${(count += 1)}`, description: 'x' }], NO,  NO,  NO,  YES],
    ['list API tokens', () => ['GET /admin/api-tokens'],                                      NO,  NO,  NO,  YES],
    ['list transfer tokens', () => ['GET /admin/transfer/tokens'],                            NO,  NO,  NO,  GONE],
    ['list webhooks', () => ['GET /admin/webhooks'],                                          NO,  NO,  NO,  YES],
  ]],
  // prettier-ignore
  ['the public API, with a session of the admin', [
    ['read articles', () => ['GET /api/articles'],                                            401, 401, 401, 401],
    ['read pages', () => ['GET /api/site-content'],                                           401, 401, 401, 401],
    ['read revisions', () => ['GET /api/revisions'],                                          404, 404, 404, 404],
    ['write an article', () => ['POST /api/articles', { data: fresh() }],                     405, 405, 405, 405],
  ]],
])('%s', (name, actions) => {
  /** Sends the request. Returns true for success, or the status. */
  const send = async (call: typeof as.administrator, request: Request): Promise<Expected> => {
    const [target, body] = await request();
    const [method = '', path = ''] = target.split(' ');
    const { ok, status } = await call(method, path, body);
    return ok ? YES : status;
  };

  it.each(actions)('who may %s', async (_what, request, ...roles) => {
    const [author, editor, sales, administrator] = roles;
    const results: Record<string, Expected> = {};
    // The role with the most permissions comes last, because its change could cause the refusal of another role.
    for (const role of ['sales', 'author', 'editor', 'administrator'] as const) {
      results[role] = await send(as[role], request);
    }
    expect(results).toEqual({ author, editor, sales, administrator });
    if (name.startsWith('the public API')) return;
    for (const token of ['', String(cms.env.CMS_TOKEN)]) expect(await send(requestsAs(cms, token), request)).toBe(401);
  });
});

it.each(['author', 'category', 'tag'])('an Author can choose the %s of another user', async (type) => {
  const list = `${ALL}/api::${type}.${type}`;
  await admin.create(list, { name: `A ${type}`, slug: `a-${type}` });
  const relations = type === 'tag' ? 'tags' : type;
  for (const at of [list, `/content-manager/relations/api::article.article/${relations}`]) {
    expect((await as.author.json<{ results: unknown[] }>('GET', at)).results, at).toHaveLength(1);
  }
});

it('an Author can read the differences of an own article, and choose an image of another user', async () => {
  const documentId = await create(as.author, ARTICLES, { ...fresh(), content: 'First' });
  await as.author('PUT', `${ARTICLES}/${documentId}`, { content: 'Second' });
  type Detail = { data: { changes: Array<{ place: string[] }> } };
  const { data } = await as.author.json<Detail>('GET', await revision(ARTICLE, documentId));
  expect(data.changes.map(({ place }) => place)).toEqual([['Main text']]);
  await admin.upload('for-all.png');
  expect((await as.author.json<{ results: unknown[] }>('GET', '/upload/files')).results).toHaveLength(1);
});

it('a lead is deleted by Sales only', async () => {
  for (const role of ['author', 'editor'] as const) {
    expect((await as[role]('DELETE', `${LEADS}/${id.lead}`)).status).toBe(NO);
  }
  expect((await as.sales('DELETE', `${LEADS}/${id.lead}`)).status).toBe(200);
});
