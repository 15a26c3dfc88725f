import net from 'node:net';
import { endpoints, paths } from '../../app/paths.ts';
import { type GeneratedRoute, generatedResponse, notFound, type ReadPage } from './generated-route.ts';
import { PAGES_TAG, SITE_TAG } from '../../app/lib/request-context.server.ts';
import type { Rendered } from '../cache/page-service.ts';
import { indexableArticles, indexablePages, indexableTopics, type IndexablePage } from './indexable-pages.ts';
import { siteContent } from '../../app/pages/site-content.server.ts';
import type { Env } from '../../app/lib/env.server.ts';
import { ogImages } from './og-image/og-images.ts';

const PRIVATE_HOST =
  /(^|\.)(localhost|local|test|example|invalid|internal|lan|home\.arpa)$|(^|\.)example\.(com|net|org)$/;
const privateNetworks = new net.BlockList();
privateNetworks.addSubnet('0.0.0.0', 8);
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('100.64.0.0', 10);
privateNetworks.addSubnet('127.0.0.0', 8);
privateNetworks.addSubnet('169.254.0.0', 16);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** `/robots.txt`: allows all on a public SITE_URL, nothing elsewhere. */
export function robots(siteUrl: string): GeneratedRoute {
  const open = ['Disallow: /api/', `Disallow: ${endpoints.preview}`, `Disallow: ${endpoints.form('')}`];
  const lines = ['User-agent: *', ...(isIndexable(siteUrl) ? open : ['Disallow: /'])];
  const text = `${lines.join('\n')}\n\nSitemap: ${siteUrl}${endpoints.sitemap}\n`;
  return (path) =>
    path === endpoints.robots ? Promise.resolve(generatedResponse('text/plain; charset=utf-8', text)) : null;
}

/** Whether SITE_URL is public. Search engines are allowed only there. */
export function isIndexable(siteUrl: string): boolean {
  const host = new URL(siteUrl).hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase();
  const version = net.isIP(host);
  if (version > 0) return !privateNetworks.check(host, version === 6 ? 'ipv6' : 'ipv4');
  return host.includes('.') && !PRIVATE_HOST.test(host);
}

type Options = { siteUrl: string; contact?: string };

const VALID_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. 404 without SECURITY_CONTACT. */
export function securityTxt({ siteUrl, contact }: Options): GeneratedRoute {
  return (path) => {
    if (path !== endpoints.securityTxt) return null;
    if (!contact) return Promise.resolve(notFound());
    const lines = [
      `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
      `Expires: ${new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${siteUrl}${path}`,
    ];
    return Promise.resolve(generatedResponse('text/plain; charset=utf-8', `${lines.join('\n')}\n`));
  };
}

/** The limit of one sitemap (sitemaps.org). */
const MAX_SITEMAP_URLS = 50_000;

/** `/sitemap.xml`: every indexable page, and the articles, authors, categories and tags with the time of their last change. */
export function sitemap(siteUrl: string): GeneratedRoute {
  return (path, read) => (path === endpoints.sitemap ? writeSitemap(siteUrl, read) : null);
}

async function writeSitemap(siteUrl: string, read: ReadPage): Promise<Rendered> {
  const [pages, posts] = [await indexablePages(siteUrl, read), await indexableArticles()];
  const topics = posts && (await indexableTopics());
  const all = [
    ...pages.map((page) => entry(siteUrl + page.path)),
    ...[...(posts ?? []), ...(topics ?? [])].map(({ path, changed }) => entry(siteUrl + path, changed)),
  ];
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...all.slice(0, MAX_SITEMAP_URLS),
    '</urlset>\n',
  ].join('\n');
  return generatedResponse('application/xml; charset=utf-8', body, {
    tags: ['articles', 'names', PAGES_TAG],
    upstreamDown: posts === null,
  });
}

const entry = (url: string, changed?: string) =>
  `<url><loc>${escape(url)}</loc>${isDate(changed) ? `<lastmod>${changed}</lastmod>` : ''}</url>`;

const isDate = (text: string | undefined) => text !== undefined && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text);

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

type About = { siteUrl: string; company: string; description: () => string };

const MAX_ARTICLES = 50;
const MAX_TOPICS = 50;
const SECTIONS: readonly { title: string; types: readonly string[] }[] = [
  { title: 'Products and platforms', types: ['product', 'platform'] },
  { title: 'Solutions', types: ['solution'] },
  { title: 'Stories', types: ['story', 'blog'] },
  { title: 'Company and contact', types: ['company', 'contact', 'legal'] },
];

/** `/llms.txt` (llmstxt.org): a summary of the site with links, for language models. */
export function llms({ siteUrl, company, description }: About): GeneratedRoute {
  return (path, read) => {
    if (path !== endpoints.llms) return null;
    return (async () => {
      const [pages, posts] = [await indexablePages(siteUrl, read), await indexableArticles()];
      const others = pages.filter((page) => page.path !== paths.home);
      const line = (page: { path: string; title: string; description: string }) =>
        `- [${inLine(page.title.replace(` | ${company}`, ''))}](${siteUrl}${page.path}): ${inLine(page.description)}`;
      const sections = SECTIONS.map(({ title, types }) => ({
        title,
        lines: others.filter((page) => types.includes(typeOf(page))).map(line),
      }));
      const topics = {
        title: 'Authors, categories and tags',
        lines: ((await indexableTopics()) ?? []).slice(0, MAX_TOPICS).map(line),
      };
      const newest = { title: 'Posts', lines: (posts ?? []).slice(0, MAX_ARTICLES).map(line) };
      const body = [
        `# ${company}\n\n> ${inLine(description())}\n`,
        ...[...sections, newest, topics]
          .filter(({ lines }) => lines.length > 0)
          .map(({ title, lines }) => `## ${title}\n\n${lines.join('\n')}\n`),
      ].join('\n');
      return generatedResponse('text/plain; charset=utf-8', body, {
        tags: ['articles', 'names', PAGES_TAG, SITE_TAG],
        upstreamDown: posts === null,
      });
    })();
  };
}

const typeOf = ({ image }: IndexablePage) => /\/social\/([a-z]+)/.exec(image)?.[1] ?? '';
/** Escapes brackets, so that a title cannot end its link. */
const inLine = (text: string) => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&');

/** The files that the server generates. The function returns null for any other path. */
export function generatedRoutes(settings: Env, read: ReadPage) {
  const { SITE_URL: siteUrl, CMS_URL: cmsUrl, COMPANY_NAME: name } = settings;
  const makers = [
    robots(siteUrl),
    securityTxt({ siteUrl, contact: settings.SECURITY_CONTACT }),
    sitemap(siteUrl),
    llms({ siteUrl, company: name, description: () => siteContent().site().description }),
    ogImages({ siteUrl, cmsUrl, coverUrls: coverUrls(settings), company: name }),
  ];
  return (url: string): Promise<Rendered> | null => {
    const path = url.split('?', 1)[0] ?? url;
    for (const make of makers) {
      const file = make(path, read);
      if (file) return file;
    }
    return null;
  };
}

const coverUrls = ({ CMS_PUBLIC_URL, S3_PUBLIC_URL }: Env) => [
  `${CMS_PUBLIC_URL}/uploads`,
  ...(S3_PUBLIC_URL ? [S3_PUBLIC_URL] : []),
];
