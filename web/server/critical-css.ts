import fs from 'node:fs';
import path from 'node:path';

/** A sheet of React Router, or one with a precedence, which a component has rendered. */
const STYLE_SHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)(#?)"( data-precedence="\w+")?\/?>/g;

/**
 * Returns a function that inlines the style sheets of a page, so that the first view needs only the HTML. `folder` holds
 * the built files.
 *
 * The links stay in the page, but disabled. React looks for them at hydration, and a client-side navigation still
 * loads the sheets that are missing. `disabled` alone is not enough: the preload scanner of Chromium 150 fetches such
 * a sheet, but not one with `media="not all"`.
 */
export function inlineCriticalCss(folder: string): (html: string) => string {
  const known = new Map<string, string>();
  const read = (url: string) => {
    const css = known.get(url) ?? fs.readFileSync(path.join(folder, url), 'utf8');
    known.set(url, css);
    return css;
  };
  return (html) => {
    const sheets = new Set<string>();
    const switchedOff = html.replace(STYLE_SHEET, (_, url: string, mark: string, precedence = '') => {
      sheets.add(url);
      return `<link rel="stylesheet" href="${url}${mark}"${precedence} media="not all" disabled=""/>`;
    });
    if (sheets.size === 0) return html;
    return switchedOff.replace('</head>', () => `<style>${[...sheets].map(read).join('\n')}</style></head>`);
  };
}
