import { stripHtml } from '../app/lib/strip-html.ts';

/** What the head of a rendered page says of it to others, and its first-level heading. */
export type PageHead = {
  title: string;
  description: string;
  heading: string;
  canonical: string;
  noIndex: boolean;
  /** The picture for link previews. */
  preview: string;
  /** The picture that a post opens with. */
  cover: string;
};

/** Reads a page of this site: the server needs to know of a page only what a search engine does. */
export function parseHead(html: string): PageHead {
  const first = (pattern: RegExp) => stripHtml(pattern.exec(html)?.[1] ?? '');
  const article = /<script type="application\/ld\+json">([^<]*"BlogPosting"[^<]*)<\/script>/.exec(html)?.[1];
  return {
    title: first(/<title>([^<]*)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    heading: first(/<h1[^>]*>([\s\S]*?)<\/h1>/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    noIndex: /<meta name="robots" content="[^"]*noindex/.test(html),
    preview: first(/<meta property="og:image" content="([^"]*)"/),
    cover: article ? coverOf(article) : '',
  };
}

function coverOf(article: string): string {
  const { image } = JSON.parse(article) as { image?: unknown };
  return typeof image === 'string' ? image : '';
}
