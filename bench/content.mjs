import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { adminApi } from '../scripts/lib/admin-api.mjs';
import { median } from './report.mjs';
import { HEADERS, load } from './requests.mjs';

const ENTRIES_PATH = '/content-manager/collection-types';
const ARTICLES_PATH = `${ENTRIES_PATH}/api::article.article`;
const ARTICLE_COUNT = 12;
const LOAD = { connections: 256, seconds: 30 };

/**
 * Returns the milliseconds from Publish until the list contains the article, over several articles, and the times of an
 * article under load while an editor publishes a change every second.
 */
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
  const visible = { median: median(times), most: Math.max(...times), times: ARTICLE_COUNT };
  return { visible, edited: await measureEditedPost(stack, editor) };
}

async function measureEditedPost({ site, post }, editor) {
  const { documentId, title } = await editor.find(post.split('/').at(-1));
  let changes = 0;
  let isDone = false;
  const change = () => {
    changes += 1;
    return editor.change(documentId, { title: `${title} (${changes})` });
  };
  const editing = repeat(1000, () => !isDone, change);
  const { errors, refused, ...times } = await load({ url: site + post, ...LOAD });
  isDone = true;
  await editing;
  return { ...LOAD, changes, ...times, errors: errors + refused };
}

/** Repeats the work at this interval while `goesOn()`. */
async function repeat(intervalMs, goesOn, work) {
  while (goesOn()) await Promise.all([work(), pause(intervalMs)]);
}

/** Returns the requests of an editor. */
async function editorOf({ settings }) {
  const call = await adminApi(settings);
  const change = (documentId, fields) => call('POST', `${ARTICLES_PATH}/${documentId}/actions/publish`, fields);
  return {
    change,
    /** Publishes a new article. */
    async publish(title) {
      const fields = { title, slug: title.toLowerCase().replace(/\W+/g, '-'), content: 'Measured.' };
      await change((await call('POST', ARTICLES_PATH, fields)).data.documentId, fields);
    },
    find: async (slug) => (await call('GET', `${ARTICLES_PATH}?filters[slug][$eq]=${slug}`)).results[0],
    countLeads: async (uid) => (await call('GET', `${ENTRIES_PATH}/${uid}?pageSize=1`)).pagination.total,
  };
}

const VISITORS = 8;
const INTERVALS_MS = { visit: 60, form: 1500, publish: 10_000, mark: 60_000 };
const LEAD_UID = 'api::join-application.join-application';
const FORM_VALUES = { name: 'Asha Rao', email: 'asha@example.org', phone: '9876543210', motivation: 'To help' };

/**
 * Runs visitors, forms and an editor at the same time for `minutes`. Returns the requests, errors, acknowledged and
 * stored leads, and the memory of both processes per minute.
 */
export async function measureSoak(stack, minutes) {
  const editor = await editorOf(stack);
  const until = performance.now() + minutes * 60_000;
  const counts = { visits: 0, forms: 0, posts: 0, errors: [] };
  const marks = [];
  const work = {
    async visit() {
      const path = stack.urls[counts.visits++ % stack.urls.length];
      await expectOk(path, await fetch(stack.site + path));
    },
    async form() {
      // Unique details prevent duplicate detection.
      const body = JSON.stringify({ ...FORM_VALUES, details: `At ${Date.now()}` });
      const headers = { origin: stack.site, 'content-type': 'application/json', 'x-form-duration': '9000' };
      await expectOk('the form', await fetch(`${stack.site}/forms/apply`, { method: 'POST', body, headers }));
      counts.forms += 1;
    },
    async publish() {
      await editor.publish(`Endurance ${Date.now()}`);
      counts.posts += 1;
    },
    async mark() {
      marks.push({ web: residentMib(stack.webPid), cms: residentMib(stack.cmsPid) });
      console.log(JSON.stringify({ ...marks.at(-1), ...counts, errors: counts.errors.length }));
    },
  };
  const start = (name) =>
    repeat(
      INTERVALS_MS[name],
      () => performance.now() < until,
      () => work[name]().catch((error) => counts.errors.push(String(error.message).slice(0, 200))),
    );
  await Promise.all([...Array(VISITORS - 1).fill('visit'), ...Object.keys(work)].map(start));
  await work.mark();
  return { minutes, ...counts, marks, stored: await editor.countLeads(LEAD_UID) };
}

async function expectOk(what, response) {
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${what} responded with status ${response.status}`);
}

const STEPS = 5;
const REQUESTS_PER_STEP = 20_000;
const URL_COUNT = 1000;

/** Returns the resident memory of a process in MiB. */
const residentMib = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Returns the memory of the site's process before, during and after many requests to all URLs and to unknown ones. */
export async function measureMemory({ site, webPid, urls }) {
  const unknown = Array.from({ length: URL_COUNT - urls.length }, (_, index) => `/no-such-page-${index}`);
  const requests = [...urls, ...unknown].map((path) => ({ path }));
  const marks = [{ requests: 0, mib: residentMib(webPid) }];
  for (let step = 1; step <= STEPS; step += 1) {
    await autocannon({ url: site, headers: HEADERS, connections: 16, amount: REQUESTS_PER_STEP, requests });
    marks.push({ requests: step * REQUESTS_PER_STEP, mib: residentMib(webPid) });
  }
  return marks;
}
