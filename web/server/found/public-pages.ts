import { caseStudies } from '../../app/content/case-studies.ts';
import { farmerAdvisory } from '../../app/content/story-farmer-advisory.ts';
import { allCards } from '../../app/features/blog/card-index.server.ts';
import { CmsUnavailable } from '../../app/lib/cms/client.server.ts';
import { fixedPaths, hrefs } from '../../app/paths.ts';
import { type PageHead, readHead } from '../page-head.ts';
import type { ReadPage } from '../made-file.ts';

export type PublicPage = PageHead & { path: string };
export type PublicPost = { path: string; title: string; description: string; changed?: string };

const addresses: readonly string[] = [
  ...new Set<string>([
    ...fixedPaths,
    hrefs.impactStory(farmerAdvisory.id),
    ...caseStudies.map(({ id }) => hrefs.caseStudy(id)),
  ]),
];

/**
 * The pages that search engines shall list, as they say of themselves: those that are there, that name their own
 * address as the one that counts, and that do not ask to be left out.
 */
export async function publicPages(siteUrl: string, read: ReadPage): Promise<PublicPage[]> {
  const found: PublicPage[] = [];
  for (const path of addresses) {
    const { status, html } = await read(path);
    const head = readHead(html);
    if (status === 200 && !head.noIndex && head.canonical === siteUrl + path) found.push({ path, ...head });
  }
  return found;
}

/** The posts that search engines shall list, newest first; null while the CMS cannot be asked. */
export async function publicPosts(): Promise<PublicPost[] | null> {
  try {
    const entries = (await allCards()).filter(({ noIndex }) => !noIndex);
    return entries.map(({ card: { slug, title, description }, changed }) => {
      return { path: hrefs.blogPost(slug), title, description, changed };
    });
  } catch (error) {
    if (error instanceof CmsUnavailable) return null;
    throw error;
  }
}
