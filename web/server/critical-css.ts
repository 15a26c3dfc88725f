import fs from 'node:fs';
import path from 'node:path';
import { BELOW_FOLD_RULE, MARK_BELOW_FOLD } from './below-the-fold.ts';
import { hydrationLoader } from './hydration-loader.ts';

const STYLE_SHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)(#?)"\/?>/g;
const PRELOADED = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const START = /(<script type="module"[^>]*>)((?:\s*import [^;]+;)+)([\s\S]*?)<\/script>/;
const IMPORT = /import (?:\* as (\w+) from )?("[^"]+");/g;
const ENTRY = /import\("([^"]+)"\);?\s*$/;

/**
 * Inlines a page's style sheets, so that the first view needs only the HTML, and defers its scripts until after the
 * first view (decision 0007). `folder` holds the built files.
 */
export function inlineCriticalCss(folder: string): (html: string) => string {
  const known = new Map<string, string>();
  const read = (url: string) => {
    const css = known.get(url) ?? fs.readFileSync(path.join(folder, url), 'utf8');
    known.set(url, css);
    return css;
  };
  return (html) => withLateScripts(withStyles(html, read));
}

/**
 * The links stay in the page, but disabled. React looks for them at hydration, and a client-side navigation still
 * loads the sheets that are missing. `disabled` alone is not enough: the preload scanner of Chromium 150 fetches such
 * a sheet, but not one with `media="not all"`.
 */
function withStyles(html: string, read: (url: string) => string): string {
  const sheets = new Set<string>();
  const switchedOff = html.replace(STYLE_SHEET, (_, url: string, mark: string) => {
    sheets.add(url);
    return `<link rel="stylesheet" href="${url}${mark}" media="not all" disabled=""/>`;
  });
  const styles = `<style>${[...[...sheets].map(read), BELOW_FOLD_RULE].join('\n')}</style>`;
  return sheets.size === 0 ? html : switchedOff.replace('</head>', () => `${styles}</head>`);
}

/** The scripts start after the first view (hydration-loader.ts). */
function withLateScripts(html: string): string {
  const start = START.exec(html);
  if (!start) return html;
  const [whole, open = '', imports = '', rest = ''] = start;
  const routes = [...imports.matchAll(IMPORT)].map(([, name = '', url = '']) => ({ name, url }));
  const files = [...html.matchAll(PRELOADED)].map(([, url = '']) => url);
  const [, entry = ''] = ENTRY.exec(rest) ?? [];
  const script = hydrationLoader({ files, routes, entry, rest: rest.replace(ENTRY, '') });
  return html
    .replace(PRELOADED, '')
    .replace('</head>', () => `<script>${MARK_BELOW_FOLD}</script></head>`)
    .replace(whole, () => `${open}${script}</script>`);
}
