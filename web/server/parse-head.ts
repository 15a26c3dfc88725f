import { stripHtml } from '../app/lib/strip-html.ts';

/** The metadata in the head of a rendered page, and its first-level heading. */
export type PageHead = {
  title: string;
  description: string;
  heading: string;
  canonical: string;
  noIndex: boolean;
  /** The image for link previews. */
  preview: string;
  /** The cover of an article. */
  cover: string;
};

/** Parses the head of a page of this site. */
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
