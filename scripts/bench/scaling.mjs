import { setArticleCount } from './set-article-count.mjs';
import { median } from './median.mjs';
import { wholeStack } from './whole-stack.mjs';

const ARTICLE_COUNTS = [10, 1000, 10_000];
const REQUEST_COUNT = 60;
const SETTLE_MS = 30_000;

/**
 * Returns the median milliseconds of the CMS's two queries and of the site's list and article, cached and uncached, by
 * number of articles.
 */
export async function measureScaling({ onDone = () => undefined } = {}) {
  const rows = [];
  for (const articles of ARTICLE_COUNTS) {
    const stack = await wholeStack({ prepare: (file) => setArticleCount(articles, file) });
    try {
      const row = { articles, ...(await measure(stack)) };
      rows.push(row);
      onDone(row);
    } finally {
      await stack.stop();
    }
  }
  return rows;
}

async function measure({ cms, site, settings }) {
  const asSite = { headers: { authorization: `Bearer ${settings.CMS_TOKEN}` } };
  const list = await (await fetch(`${cms}/api/articles`, asSite)).json();
  const { slug, documentId } = list.data[0];
  const post = `${site}/blogs/${slug}`;
  const hook = () =>
    fetch(`${site}/hooks/cms`, {
      method: 'POST',
      headers: { authorization: `Bearer ${settings.CMS_WEBHOOK_SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        event: 'entry.update',
        model: 'article',
        entry: { documentId, publishedAt: '2026-01-01' },
      }),
    });
  // The site loads all cards once after its start.
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  return {
    cmsList: await medianTime(() => fetch(`${cms}/api/articles`, asSite)),
    cmsArticle: await medianTime(() => fetch(`${cms}/api/articles?filters[slug][$eq]=${slug}`, asSite)),
    cachedList: await medianTime(() => fetch(`${site}/blogs`)),
    cachedArticle: await medianTime(() => fetch(post)),
    renderedList: await medianTime(() => fetch(`${site}/blogs`), hook),
    renderedArticle: await medianTime(() => fetch(post), hook),
  };
}

async function medianTime(request, before = () => undefined) {
  const times = [];
  for (let count = 0; count < REQUEST_COUNT; count += 1) {
    await before();
    const since = performance.now();
    const response = await request();
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.url} responded with status ${response.status}`);
    times.push(performance.now() - since);
  }
  // Drops the warm-up requests.
  return median(times.slice(REQUEST_COUNT / 6));
}
