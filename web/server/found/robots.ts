import { endpoints } from '../../app/paths.ts';
import { type MakeFile, madeFile } from '../made-file.ts';
import { isLive } from './is-live.ts';

/** `/robots.txt`: everybody may read the live site; nobody a copy of it on somebody's own machine. */
export function robots(siteUrl: string): MakeFile {
  const open = ['Disallow: /api/', `Disallow: ${endpoints.preview}`, `Disallow: ${endpoints.form('')}`];
  const lines = ['User-agent: *', ...(isLive(siteUrl) ? open : ['Disallow: /'])];
  const text = `${lines.join('\n')}\n\nSitemap: ${siteUrl}${endpoints.sitemap}\n`;
  return (path) => (path === endpoints.robots ? Promise.resolve(madeFile('text/plain; charset=utf-8', text)) : null);
}
