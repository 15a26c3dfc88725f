import { editorOf } from './editor.mjs';
import { load } from './load.mjs';
import { median } from './median.mjs';

const ARTICLE_COUNT = 12;
const CONNECTIONS = 256;
const CHANGE_INTERVAL_MS = 1000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns the milliseconds from Publish until the list contains the article, over several articles. */
export async function measurePublishing(stack) {
  const editor = await editorOf(stack);
  const times = [];
  for (let count = 1; count <= ARTICLE_COUNT; count += 1) {
    const title = `Measured ${count} of ${ARTICLE_COUNT}`;
    const since = performance.now();
    await editor.publish(title);
    while (!(await (await fetch(`${stack.site}/blogs`)).text()).includes(title)) await pause(5);
    times.push(performance.now() - since);
    await pause(200);
  }
  return { median: median(times), most: Math.max(...times), times: ARTICLE_COUNT };
}

/** Measures an article under load while an editor publishes a change every second. */
export async function measureEditedPost(stack, slug, { seconds = 30 } = {}) {
  const editor = await editorOf(stack);
  const { documentId, title } = await editor.find(slug);
  let changes = 0;
  let isDone = false;
  const editing = (async () => {
    while (!isDone) {
      const since = performance.now();
      changes += 1;
      await editor.change(documentId, { title: `${title} (${changes})` });
      await pause(Math.max(0, CHANGE_INTERVAL_MS - (performance.now() - since)));
    }
  })();
  const url = `${stack.site}/blogs/${slug}`;
  const headers = { 'accept-encoding': 'br' };
  const { rate, p50, p99, errors, refused } = await load({ url, headers, connections: CONNECTIONS, seconds });
  isDone = true;
  await editing;
  return { connections: CONNECTIONS, seconds, changes, rate, errors: errors + refused, p50, p99 };
}
