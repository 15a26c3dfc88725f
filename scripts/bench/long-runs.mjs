import fs from 'node:fs';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { adminApi } from '../lib/admin-api.mjs';
import { median } from './report.mjs';
import { load } from './requests.mjs';

const ENTRIES_PATH = '/content-manager/collection-types';
const ARTICLES_PATH = `${ENTRIES_PATH}/api::article.article`;
const ARTICLE_COUNT = 12;
const CONNECTIONS = 256;
const CHANGE_INTERVAL_MS = 1000;

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

/** Returns the requests of an editor. */
async function editorOf({ settings }) {
  const call = await adminApi(settings);
  const publish = (documentId, fields) => call('POST', `${ARTICLES_PATH}/${documentId}/actions/publish`, fields);
  return {
    /** Publishes a new article. */
    async publish(title) {
      const fields = { title, slug: title.toLowerCase().replace(/\W+/g, '-'), content: 'Measured.' };
      await publish((await call('POST', ARTICLES_PATH, fields)).data.documentId, fields);
    },
    change: publish,
    find: async (slug) => (await call('GET', `${ARTICLES_PATH}?filters[slug][$eq]=${slug}`)).results[0],
    countLeads: async (uid) => (await call('GET', `${ENTRIES_PATH}/${uid}?pageSize=1`)).pagination.total,
  };
}

const VISITORS = 8;
const VISIT_INTERVAL_MS = 60;
const FORM_INTERVAL_MS = 1500;
const PUBLISH_INTERVAL_MS = 10_000;
const MEASURE_INTERVAL_MS = 60_000;

const LEAD_UID = 'api::join-application.join-application';
const FORM_VALUES = { name: 'Asha Rao', email: 'asha@example.org', phone: '9876543210', motivation: 'To help' };

/**
 * Runs visitors, forms and an editor at the same time for `minutes`. Returns the requests, errors, acknowledged and
 * stored leads, and the memory of both processes per minute.
 */
export async function measureSoak(stack, { minutes = 20, onMark = () => undefined } = {}) {
  const editor = await editorOf(stack);
  const until = performance.now() + minutes * 60_000;
  const counts = { visits: 0, forms: 0, posts: 0, errors: [] };
  const marks = [];
  const loop = async (intervalMs, work) => {
    while (performance.now() < until) {
      const since = performance.now();
      await work().catch((error) => counts.errors.push(String(error.message).slice(0, 200)));
      await pause(Math.max(0, intervalMs - (performance.now() - since)));
    }
  };
  const visit = async () => {
    const path = stack.urls[counts.visits++ % stack.urls.length];
    await expectOk(path, await fetch(stack.site + path));
  };
  const sendForm = async () => {
    await send(`${stack.site}/forms/apply`, FORM_VALUES);
    counts.forms += 1;
  };
  const publish = async () => {
    await editor.publish(`Endurance ${Date.now()}`);
    counts.posts += 1;
  };
  const mark = async () => {
    marks.push({ web: residentMib(stack.webPid), cms: residentMib(stack.cmsPid) });
    onMark({
      ...marks.at(-1),
      visits: counts.visits,
      forms: counts.forms,
      posts: counts.posts,
      errors: counts.errors.length,
    });
  };
  const visitors = Array.from({ length: VISITORS }, () => loop(VISIT_INTERVAL_MS, visit));
  await Promise.all([
    ...visitors,
    loop(FORM_INTERVAL_MS, sendForm),
    loop(PUBLISH_INTERVAL_MS, publish),
    loop(MEASURE_INTERVAL_MS, mark),
  ]);
  await mark();
  return { minutes, ...counts, marks, stored: await editor.countLeads(LEAD_UID) };
}

/** Sends a form like the page. Unique details prevent duplicate detection. */
async function send(url, entries) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...entries, details: `At ${Date.now()}` })) body.set(name, value);
  const headers = { origin: new URL(url).origin, accept: 'application/json', 'x-form-duration': '9000' };
  await expectOk('the form', await fetch(url, { method: 'POST', body, headers }));
}

async function expectOk(what, response) {
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${what} responded with status ${response.status}`);
}

const REQUEST_COUNT = 100_000;
const STEPS = 5;
const SOCKETS = 16;

/** Returns the resident memory of a process in MiB. */
export const residentMib = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Returns the memory of the site's process before, during and after many requests to `urls`. */
export async function measureMemory(base, pid, urls) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: SOCKETS });
  const { hostname, port } = new URL(base);
  const request = (path) =>
    new Promise((resolve, reject) => {
      const onResponse = (response) => void response.resume().on('end', resolve);
      http.get({ hostname, port, path, agent, headers: { 'accept-encoding': 'br' } }, onResponse).on('error', reject);
    });
  const marks = [{ requests: 0, mib: residentMib(pid) }];
  let sent = 0;
  for (let step = 1; step <= STEPS; step += 1) {
    const worker = async () => {
      while (sent < (REQUEST_COUNT * step) / STEPS) await request(urls[sent++ % urls.length]);
    };
    await Promise.all(Array.from({ length: SOCKETS }, worker));
    marks.push({ requests: sent, mib: residentMib(pid) });
  }
  agent.destroy();
  return marks;
}
