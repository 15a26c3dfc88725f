import { siteContent } from '../app/pages/site-content.server.ts';
import type { Env } from '../app/lib/env.server.ts';
import { llms } from './seo/llms.ts';
import { robots } from './seo/robots.ts';
import { securityTxt } from './seo/security-txt.ts';
import { sitemap } from './seo/sitemap.ts';
import type { ReadPage } from './generated-route.ts';
import type { Rendered } from './cache/page-service.ts';
import { ogImages } from './seo/og-image/og-images.ts';

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
