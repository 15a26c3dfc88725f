import type { APIRequestContext } from '@playwright/test';
import { fixedPaths } from '../../web/app/paths.ts';

/** Every address of the site that answers with a page: the fixed ones, the stories and the posts. */
export async function publicUrls(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(String(address)).pathname);
  return [...new Set([...fixedPaths, ...listed])];
}
