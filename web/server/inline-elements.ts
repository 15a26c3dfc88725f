import { inlineMarker } from '../app/lib/inline-marker.server.ts';

const MARK = ` nonce="${inlineMarker}"`;
const SCRIPTS_AND_STYLES = /<(?:script|style)\b[^>]*>/gi;
/** Data for search engines. Browsers do not run it. */
const HEAD_DATA = '<script type="application/ld+json">';

/**
 * Removes the marker from the site's own scripts and styles. Throws where a page has any other: the policy of the page
 * would allow it by its hash, so that one gap in the sanitiser would be enough to run a script.
 */
export function verifyInlineElements(html: string): string {
  const headEnd = html.indexOf('</head>');
  for (const { 0: tag, index } of html.matchAll(SCRIPTS_AND_STYLES)) {
    if (tag.includes(MARK) || (index < headEnd && tag === HEAD_DATA)) continue;
    throw new Error(`The page has an element that the site did not write: ${tag.slice(0, 80)}`);
  }
  return html.replaceAll(MARK, '');
}
