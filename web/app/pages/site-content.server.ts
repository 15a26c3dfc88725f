import fs from 'node:fs/promises';
import path from 'node:path';
import { env } from '../lib/env.server.ts';
import { CMS_TIMEOUT_MS, withTimeout } from '../lib/timeouts.ts';
import { PAGES_TAG, pageTag, SITE_TAG, STORIES_TAG } from '../lib/request-context.server.ts';
import { problemText } from './page-schema.ts';
import { normalPath } from './reserved-paths.ts';
import { readSiteContent, type ShippedContent, type SiteContent } from './read-site-content.ts';
import { shippedContent } from './shipped-content.server.ts';

/** The response body of the endpoint with its ETag. Null: nothing has changed since the given ETag. */
export type Fetched = { body: unknown; etag?: string } | null;
type Options = {
  fetch: (etag: string | undefined) => Promise<Fetched>;
  shipped: ShippedContent;
  /** The last response is written to this file, for a start without the CMS. */
  snapshotFile?: string;
};

/** What has no shipped content. */
const EMPTY = { redirects: new Map(), problems: [] } satisfies Partial<SiteContent>;

/**
 * Holds the pages in memory: those of the CMS, else of the snapshot on disk, else the shipped ones. Rendering never
 * waits for the CMS.
 */
export function createSiteContent({ fetch, shipped, snapshotFile }: Options) {
  let current: SiteContent = { ...shipped, ...EMPTY };
  let etag: string | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<ReadonlySet<string>> | undefined;

  /** Replaces the content. Returns the cache tags of what differs. */
  function replace(content: SiteContent): ReadonlySet<string> {
    const before = current;
    current = content;
    const reported = new Set(before.problems.map(problemText));
    for (const problem of content.problems.map(problemText).filter((text) => !reported.has(text))) {
      console.error(`The content of the CMS is invalid, so the site shows its shipped text. ${problem}`);
    }
    const paths = [...new Set([...before.pages.keys(), ...content.pages.keys()])];
    const changed = paths.filter((path) => !isSame(before.pages.get(path), content.pages.get(path)));
    return new Set([
      ...changed.map(pageTag),
      ...(changed.length > 0 ? [PAGES_TAG] : []),
      ...(isSame(before.site, content.site) ? [] : [SITE_TAG]),
      ...(isSame(before.stories, content.stories) ? [] : [STORIES_TAG]),
    ]);
  }

  async function load(): Promise<ReadonlySet<string>> {
    const fetched = await fetch(etag);
    if (!fetched) return new Set();
    // A CMS that had the endpoint before does not lose it: something between has failed.
    if (fetched.body === null && etag) throw new Error('status 404');
    const changed = replace(fetched.body === null ? { ...shipped, ...EMPTY } : readSiteContent(fetched.body, shipped));
    etag = fetched.etag;
    if (snapshotFile && fetched.body !== null) await writeSnapshot(snapshotFile, fetched.body);
    return changed;
  }

  return {
    /** Returns the page at a path, or undefined. */
    page: (path: string) => current.pages.get(path),
    pages: () => current.pages,
    site: () => current.site,
    stories: () => current.stories,
    /** Returns where an old path leads, or undefined. `path` is as a browser sends it, in any spelling. */
    redirect: (path: string) => current.redirects.get(normalPath(path)),
    problems: () => current.problems,
    /**
     * Loads the content from the CMS and returns the cache tags of what has changed. Rejects where the CMS does
     * not respond; the content stays. Calls during a load share one load after it, which sees every change before the
     * call.
     */
    refresh(): Promise<ReadonlySet<string>> {
      next ??= running
        .catch(() => undefined)
        .then(() => {
          next = undefined;
          const started = load();
          running = started;
          return started;
        });
      return next;
    },
    /** Reads the snapshot on disk. Without one, or with a broken one, the content stays. */
    async restore(): Promise<void> {
      if (!snapshotFile) return;
      try {
        replace(readSiteContent(JSON.parse(await fs.readFile(snapshotFile, 'utf8')), shipped));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
        console.error(`CONTENT_SNAPSHOT cannot be read, so the site shows its shipped text: ${String(error)}`);
      }
    },
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

async function writeSnapshot(file: string, body: unknown): Promise<void> {
  try {
    // Renaming is atomic, so a stop in between leaves the last snapshot.
    await fs.writeFile(`${file}.new`, JSON.stringify(body), { mode: 0o600 });
    await fs.rename(`${file}.new`, file);
  } catch (error) {
    console.error(`CONTENT_SNAPSHOT cannot be written: ${String(error)}`);
  }
}

/**
 * Requests the content from the CMS. A CMS without the endpoint answers 404: the site then shows its shipped pages.
 * Throws on any other failure.
 */
export async function fetchSiteContent(etag: string | undefined): Promise<Fetched> {
  const { CMS_URL, CMS_TOKEN } = env();
  const response = await fetch(`${CMS_URL}/api/site-content`, {
    headers: { authorization: `Bearer ${CMS_TOKEN}`, ...(etag && { 'if-none-match': etag }) },
    signal: AbortSignal.timeout(CMS_TIMEOUT_MS),
    redirect: 'error',
  });
  if (response.status === 304) return null;
  if (response.status === 404) return { body: null };
  if (!response.ok) throw new Error(`status ${response.status}`);
  return { body: await response.json(), etag: response.headers.get('etag') ?? undefined };
}

let instance: ReturnType<typeof createSiteContent> | undefined;

/** Returns the content of this process. */
export function siteContent() {
  if (!instance) {
    const { CONTENT_SNAPSHOT: file } = env();
    // Relative to the repository, as other paths of the settings.
    const snapshotFile = file && path.resolve('..', file);
    instance = createSiteContent({ fetch: fetchSiteContent, shipped: shippedContent, snapshotFile });
  }
  return instance;
}

/** As `siteContent`. Without a cache every page view shows what the CMS has now, if it responds within the timeout. */
export async function currentContent(timeoutMs: number) {
  const content = siteContent();
  if (env().CACHE_TTL_SECONDS === 0) await withTimeout(timeoutMs, content.refresh()).catch(() => undefined);
  return content;
}
