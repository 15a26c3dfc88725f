import type { createSiteContent } from '../app/pages/site-content.server.ts';
import { TIMED_OUT, withTimeout } from '../app/lib/timeouts.ts';
import type { PageService } from './cache/page-service.ts';

const START_TIMEOUT_MS = 2000;
const RETRY_MS = 5000;

type Options = {
  content: ReturnType<typeof createSiteContent>;
  pages: Pick<PageService, 'cache' | 'refresh'>;
  /** How often the CMS is asked without a reason. 0: never, because each page view asks it. */
  intervalSeconds: number;
};
export type ContentRefresh = ReturnType<typeof createContentRefresh>;

/** Keeps the content of the pages current: at start, at intervals, and when the CMS reports a change. */
export function createContentRefresh({ content, pages, intervalSeconds }: Options) {
  let timer: NodeJS.Timeout | undefined;
  let isFailing = false;

  function schedule(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh().catch(() => undefined), ms).unref();
  }

  /** Loads the content and renders the changed pages again. Returns their cache keys. Rejects without the CMS. */
  async function refresh(): Promise<string[]> {
    try {
      const changed = await content.refresh();
      isFailing = false;
      if (intervalSeconds > 0) schedule(intervalSeconds * 1000);
      if (changed.size === 0) return [];
      const keys = pages.cache.invalidate(changed, false);
      for (const key of keys) pages.refresh(key);
      return keys;
    } catch (error) {
      if (!isFailing)
        console.error(`The CMS did not return the pages, so the site shows its last ones: ${String(error)}`);
      isFailing = true;
      schedule(RETRY_MS);
      throw error;
    }
  }

  return {
    refresh,
    /** Loads the content for the first time. Without the CMS: from the snapshot on disk. */
    async start(): Promise<void> {
      const first = await withTimeout(START_TIMEOUT_MS, refresh()).catch(() => TIMED_OUT);
      if (first === TIMED_OUT) await content.restore();
    },
    stop: () => clearTimeout(timer),
  };
}
