import { editorOf } from './editor.mjs';
import { residentMib } from './memory.mjs';

const VISITORS = 8;
const VISIT_INTERVAL_MS = 60;
const FORM_INTERVAL_MS = 1500;
const PUBLISH_INTERVAL_MS = 10_000;
const MEASURE_INTERVAL_MS = 60_000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const LEAD_TYPE = 'join-application';
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
  return { minutes, ...counts, marks, stored: await editor.countLeads(LEAD_TYPE) };
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
