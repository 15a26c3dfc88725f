import { PAGES_TAG } from '../../app/pages/content-tags.ts';
import { endpoints } from '../../app/paths.ts';
import type { Rendered } from '../cache/page-service.ts';
import { type GeneratedRoute, generatedResponse, type ReadPage } from '../generated-route.ts';
import { indexableArticles, indexablePages, indexableTopics } from './indexable-pages.ts';

/** The limit of one sitemap (sitemaps.org). */
const MAX_SITEMAP_URLS = 50_000;

/** `/sitemap.xml`: every indexable page, and the articles, authors, categories and tags with the time of their last change. */
export function sitemap(siteUrl: string): GeneratedRoute {
  return (path, read) => (path === endpoints.sitemap ? writeSitemap(siteUrl, read) : null);
}

async function writeSitemap(siteUrl: string, read: ReadPage): Promise<Rendered> {
  const [pages, posts] = [await indexablePages(siteUrl, read), await indexableArticles()];
  const topics = posts && (await indexableTopics());
  const all = [
    ...pages.map((page) => entry(siteUrl + page.path)),
    ...[...(posts ?? []), ...(topics ?? [])].map(({ path, changed }) => entry(siteUrl + path, changed)),
  ];
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...all.slice(0, MAX_SITEMAP_URLS),
    '</urlset>\n',
  ].join('\n');
  return generatedResponse('application/xml; charset=utf-8', body, {
    tags: ['articles', 'names', PAGES_TAG],
    upstreamDown: posts === null,
  });
}

const entry = (url: string, changed?: string) =>
  `<url><loc>${escape(url)}</loc>${isDate(changed) ? `<lastmod>${changed}</lastmod>` : ''}</url>`;

const isDate = (text: string | undefined) => text !== undefined && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text);

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
