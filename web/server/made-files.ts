import { company } from '../app/content/company.ts';
import type { Settings } from '../app/lib/settings.server.ts';
import { llms } from './found/llms.ts';
import { robots } from './found/robots.ts';
import { securityTxt } from './found/security-txt.ts';
import { sitemap } from './found/sitemap.ts';
import type { CachedPage } from './cache/page-cache.ts';
import type { ReadPage } from './made-file.ts';
import type { Rendered } from './cache/page-service.ts';
import { socialCards } from './social/social-cards.ts';

/** The files that this server makes from its own pages; the function answers null for any other address. */
export function madeFiles(settings: Settings, readPage: (address: string) => Promise<CachedPage>) {
  const { SITE_URL: siteUrl, CMS_URL: cmsUrl, COMPANY_NAME: name } = settings;
  const makers = [
    robots(siteUrl),
    securityTxt({ siteUrl, contact: settings.SECURITY_CONTACT }),
    sitemap(siteUrl),
    llms({ siteUrl, company: name, description: company.description }),
    socialCards({ siteUrl, cmsUrl, company: name }),
  ];
  const read: ReadPage = async (address) => {
    const { status, plain, tags } = await readPage(address);
    return { status, html: plain.toString('utf8'), depends: tags };
  };
  return (address: string): Promise<Rendered> | null => {
    const path = address.split('?', 1)[0] ?? address;
    for (const make of makers) {
      const file = make(path, read);
      if (file) return file;
    }
    return null;
  };
}
