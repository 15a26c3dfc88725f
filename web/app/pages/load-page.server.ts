import { type RouterContextProvider, redirect } from 'react-router';
import type { DehydratedState } from '@tanstack/react-query';
import { externalForms } from '~/forms/shared/forms.server';
import { env } from '~/lib/env.server';
import { cacheHints } from '~/lib/request-context.server';
import type { Site } from '~/lib/site-context';
import type { SiteSettings } from '~/lib/content-schemas.generated';
import { SITE_TAG, pageTag, STORIES_TAG } from '../lib/request-context.server';
import { currentContent, siteContent } from './site-content.server';
import { loadFirstList } from '~/blog/api/list-loader.server';
import type { Story } from '~/lib/story';
import type { Page } from './page-schema';
import { moduleName } from './sections';

/**
 * Loads what every page shows: the settings that the browser may see, and the entry Site of the CMS. The settings are
 * an allowlist, so that a new secret is never included.
 */
export async function loadSite(context: Readonly<RouterContextProvider>): Promise<Site> {
  const hints = context.get(cacheHints);
  hints.tags.add(SITE_TAG);
  return toSite((await currentContent(hints.timeoutMs)).site());
}

/** Adds the public settings of this process to an entry Site. */
export function toSite({ phone, email, privacyEmail, ...settings }: SiteSettings): Site {
  const config = env();
  return {
    company: config.COMPANY_NAME,
    url: config.SITE_URL,
    phone: phone ?? config.CONTACT_PHONE,
    email: email ?? config.CONTACT_EMAIL,
    privacyEmail: privacyEmail ?? config.PRIVACY_EMAIL,
    splashMs: config.SPLASH_MS,
    year: new Date().getFullYear(),
    leadsRetentionDays: config.LEADS_RETENTION_DAYS,
    applicationsRetentionDays: config.APPLICATIONS_RETENTION_DAYS,
    externalForms: externalForms(config),
    settings,
  };
}

type Context = Readonly<RouterContextProvider>;
export type PageData = {
  page: Page;
  /** The react-query state of the first articles, for a page that shows them. */
  articles?: DehydratedState;
  /** All stories, for a page that shows some. */
  stories?: readonly Story[];
};

/** The sections that show articles. */
const WITH_ARTICLES = ['proof.article-list'];
/** The sections that show stories. */
const WITH_STORIES = [...WITH_ARTICLES, 'proof.story-list'];
const hasOne = ({ sections }: Page, uids: readonly string[]) =>
  sections.some(({ __component }) => uids.includes(__component));

/** Loads the page at a path, with the articles and stories that it shows. Null where there is no page. */
export async function loadPage(path: string, context: Context): Promise<PageData | null> {
  const page = await findPage(path, context);
  return page && { page, ...(await loadLists(page, context)) };
}

/** Returns the first articles, and the stories, for a page that shows them. */
export async function loadLists(page: Page, context: Context): Promise<Omit<PageData, 'page'>> {
  const articles = hasOne(page, WITH_ARTICLES) && { articles: await loadFirstList(context) };
  return { ...articles, ...loadStories(page, context) };
}

/** Returns the stories for a page that shows some, and adds their cache tag. */
export function loadStories(page: Page, context: Context): Pick<PageData, 'stories'> {
  if (!hasOne(page, WITH_STORIES)) return {};
  context.get(cacheHints).tags.add(STORIES_TAG);
  return { stories: siteContent().stories() };
}

/** Returns the page at a path and adds its cache tag and its assets to the response. Null where there is none. */
export async function findPage(path: string, context: Context): Promise<Page | null> {
  const hints = context.get(cacheHints);
  const content = await currentContent(hints.timeoutMs);
  const page = content.page(path);
  if (!page) return null;
  hints.tags.add(pageTag(path));
  addSectionHints(page, context);
  return page;
}

/** Adds the assets of the page's sections to its HTML. */
export function addSectionHints({ sections }: Page, context: Context): void {
  context.get(cacheHints).sections = sections.map(moduleName);
}

/**
 * Throws the redirect of an editor from a path, for a navigation within the site. The server redirects the request for a
 * document itself.
 */
export function followRedirect(path: string): void {
  const found = siteContent().redirect(path);
  if (found && 'to' in found) throw redirect(found.to, found.status);
}
