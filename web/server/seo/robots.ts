import { endpoints } from '../../app/paths.ts';
import { type GeneratedRoute, generatedResponse } from '../generated-route.ts';
import { isIndexable } from './is-indexable.ts';

/** `/robots.txt`: allows all on a public SITE_URL, nothing elsewhere. */
export function robots(siteUrl: string): GeneratedRoute {
  const open = ['Disallow: /api/', `Disallow: ${endpoints.preview}`, `Disallow: ${endpoints.form('')}`];
  const lines = ['User-agent: *', ...(isIndexable(siteUrl) ? open : ['Disallow: /'])];
  const text = `${lines.join('\n')}\n\nSitemap: ${siteUrl}${endpoints.sitemap}\n`;
  return (path) =>
    path === endpoints.robots ? Promise.resolve(generatedResponse('text/plain; charset=utf-8', text)) : null;
}
