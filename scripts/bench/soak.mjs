import { editorOf } from './editor.mjs';
import { residentOf } from './memory.mjs';

const VISITORS = 8;
const THINKS_MS = 60;
const FORM_EACH_MS = 1500;
const POST_EACH_MS = 10_000;
const MARK_EACH_MS = 60_000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const LEADS = 'join-application';
const ENTRY = { name: 'Asha Rao', email: 'asha@example.org', phone: '9876543210', motivation: 'To help' };

/**
 * Runs visitors, forms and an editor at the same time for `minutes`. Returns the requests, errors, acknowledged and
 * stored leads, and the memory of both processes per minute.
 */
export async function measureSoak(stack, { minutes = 20, onMark = () => undefined } = {}) {
  const editor = await editorOf(stack);
  const until = performance.now() + minutes * 60_000;
  const seen = { visits: 0, forms: 0, posts: 0, errors: [] };
  const marks = [];
  const loop = async (eachMs, work) => {
    while (performance.now() < until) {
      const since = performance.now();
      await work().catch((error) => seen.errors.push(String(error.message).slice(0, 200)));
      await pause(Math.max(0, eachMs - (performance.now() - since)));
    }
  };
  const visit = async () => {
    const path = stack.urls[seen.visits++ % stack.urls.length];
    await expectOk(path, await fetch(stack.site + path));
  };
  const sendForm = async () => {
    await send(`${stack.site}/forms/apply`, ENTRY);
    seen.forms += 1;
  };
  const publish = async () => {
    await editor.publish(`Endurance ${Date.now()}`);
    seen.posts += 1;
  };
  const mark = async () => {
    marks.push({ web: residentOf(stack.webPid), cms: residentOf(stack.cmsPid) });
    onMark({ ...marks.at(-1), visits: seen.visits, forms: seen.forms, posts: seen.posts, errors: seen.errors.length });
  };
  const visitors = Array.from({ length: VISITORS }, () => loop(THINKS_MS, visit));
  await Promise.all([...visitors, loop(FORM_EACH_MS, sendForm), loop(POST_EACH_MS, publish), loop(MARK_EACH_MS, mark)]);
  await mark();
  return { minutes, ...seen, marks, stored: await editor.countLeads(LEADS) };
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
