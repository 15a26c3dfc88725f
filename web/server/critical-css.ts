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
 * Puts a page's style sheets into the page, so that the first view waits for nothing but its HTML, and lets its
 * scripts wait until it is there (decision 0007). `folder` holds the built files.
 */
export function inlineCriticalCss(folder: string): (html: string) => string {
  const known = new Map<string, string>();
  const read = (address: string) => {
    const css = known.get(address) ?? fs.readFileSync(path.join(folder, address), 'utf8');
    known.set(address, css);
    return css;
  };
  return (html) => withLateScripts(withStyles(html, read));
}

/**
 * The links stay, switched off: React looks for them when it takes the page over, and a page that is gone to from
 * here still asks for those that it lacks. `disabled` alone is not enough: in Chromium 150 the scanner that runs
 * ahead of the parser fetches such a sheet all the same; what is for no medium it leaves alone.
 */
function withStyles(html: string, read: (address: string) => string): string {
  const sheets = new Set<string>();
  const switchedOff = html.replace(STYLE_SHEET, (_, address: string, mark: string) => {
    sheets.add(address);
    return `<link rel="stylesheet" href="${address}${mark}" media="not all" disabled=""/>`;
  });
  const styles = `<style>${[...[...sheets].map(read), BELOW_FOLD_RULE].join('\n')}</style>`;
  return sheets.size === 0 ? html : switchedOff.replace('</head>', () => `${styles}</head>`);
}

/** Scripts come once everything that is seen first has come (hydration-loader.ts). */
function withLateScripts(html: string): string {
  const start = START.exec(html);
  if (!start) return html;
  const [whole, open = '', imports = '', rest = ''] = start;
  const routes = [...imports.matchAll(IMPORT)].map(([, name = '', address = '']) => ({ name, address }));
  const files = [...html.matchAll(PRELOADED)].map(([, address = '']) => address);
  const [, entry = ''] = ENTRY.exec(rest) ?? [];
  const script = hydrationLoader({ files, routes, entry, rest: rest.replace(ENTRY, '') });
  return html
    .replace(PRELOADED, '')
    .replace('</head>', () => `<script>${MARK_BELOW_FOLD}</script></head>`)
    .replace(whole, () => `${open}${script}</script>`);
}
