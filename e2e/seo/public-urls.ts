import type { APIRequestContext } from '@playwright/test';
import { fixedPaths } from '../../web/app/paths.ts';

/** Returns the paths of all pages of the site: the fixed pages, the stories and the articles. */
export async function publicUrls(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(String(url)).pathname);
  return [...new Set([...fixedPaths, ...listed])];
}
