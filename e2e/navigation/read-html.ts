/** These functions read a page as a search engine receives it: the HTML of the response, before any script runs. */
const firstMatch = (html: string, pattern: RegExp) => unescape(pattern.exec(html)?.[1] ?? '');

export const headings = (html: string) => [...html.matchAll(/<h1[\s>]/g)];

export const headOf = (html: string) => ({
  title: firstMatch(html, /<title>([^<]*)<\/title>/),
  description: firstMatch(html, /<meta name="description" content="([^"]*)"/),
  canonical: firstMatch(html, /<link rel="canonical" href="([^"]*)"/),
  robots: firstMatch(html, /<meta name="robots" content="([^"]*)"/),
  image: firstMatch(html, /<meta property="og:image" content="([^"]*)"/),
});

/** The paths of this site that a page links to, without anchors. */
export function linksOf(html: string): string[] {
  const all = [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)].map(([, href]) => unescape(href ?? ''));
  return all.filter((href) => /^\/(?!\/)/.test(href)).map((href) => href.split('#', 1)[0] ?? href);
}

function unescape(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}
