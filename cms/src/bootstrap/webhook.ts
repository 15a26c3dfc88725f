import type { Core } from '@strapi/strapi';

const WEBHOOK_NAME = 'Website: refresh pages';
const WEBHOOK_EVENTS = [
  ...['publish', 'unpublish', 'create', 'update', 'delete'].map((action) => `entry.${action}`),
  'media.update',
  'media.delete',
];

type Hook = {
  id: string;
  name: string;
  url: string;
  headers: Record<string, string>;
  events: string[];
  isEnabled: boolean;
};
type Store = {
  findWebhooks(): Promise<Hook[]>;
  createWebhook(hook: Omit<Hook, 'id'>): Promise<Hook>;
  updateWebhook(id: string, hook: Hook): Promise<Hook>;
  deleteWebhook(id: string): Promise<Hook>;
};
type Fetch = (url: string, init: RequestInit) => Promise<Response>;
type Runner = {
  fetch: Fetch;
  add(hook: Hook): void;
  update(hook: Hook): void;
  remove(hook: Hook): void;
};

/**
 * Registers a webhook for each URL in CMS_WEBHOOK_URL (comma-separated). CMS_WEBHOOK_SECRET is added when an event is
 * sent: in the database it would be in each backup. Each process of the site needs its own webhook. Does nothing without
 * both settings. Deletes webhooks of removed URLs. A failed event is sent again.
 */
export async function ensureWebhook(strapi: Core.Strapi): Promise<void> {
  const { CMS_WEBHOOK_URL = '', CMS_WEBHOOK_SECRET: secret } = process.env;
  const urls = [...new Set(CMS_WEBHOOK_URL.split(',').map((url) => url.trim()))].filter(Boolean);
  if (urls.length === 0 || !secret) return;
  const store = strapi.get<Store>('webhookStore');
  const runner = strapi.get<Runner>('webhookRunner');
  runner.fetch = retryWebhook(withSecret(runner.fetch, urls, secret), strapi.log);
  const existing = (await store.findWebhooks()).filter(
    ({ name }) => name === WEBHOOK_NAME || name.startsWith(`${WEBHOOK_NAME} (`),
  );
  for (const [index, url] of urls.entries()) {
    const name = nameOf(index);
    const wanted = { name, url, headers: {}, events: WEBHOOK_EVENTS, isEnabled: true };
    const hook = existing.find((one) => one.name === name);
    if (!hook) runner.add(await store.createWebhook(wanted));
    else if (hook.url !== url) runner.update(await store.updateWebhook(hook.id, { ...hook, ...wanted }));
  }
  const current = urls.map((_, index) => nameOf(index));
  for (const hook of existing.filter(({ name }) => !current.includes(name))) {
    runner.remove(hook);
    await store.deleteWebhook(hook.id);
  }
}

const nameOf = (index: number) => (index === 0 ? WEBHOOK_NAME : `${WEBHOOK_NAME} (${index + 1})`);

/** Returns a `fetch` that proves to these URLs that an event comes from the CMS. */
function withSecret(send: Fetch, urls: readonly string[], secret: string): Fetch {
  const authorization = `Bearer ${secret}`;
  return (url, init) =>
    send(url, urls.includes(url) ? { ...init, headers: { ...(init.headers as object), authorization } } : init);
}

type Log = { warn(text: string): void; error(text: string): void };

/** Pauses before the second and each later attempt, in milliseconds. */
const RETRY_PAUSES_MS = [1000, 5000, 15_000];
const EVENT_TIMEOUT_MS = 10_000;

/**
 * Returns a `fetch` for webhooks that sends a failed event again in the background. Strapi sends an event once and does
 * not log a failure, so an unpublished article would stay on the site. Only the first attempt is awaited, so that other
 * sites get their events without delay.
 */
export function retryWebhook(send: Fetch, log: Log): Fetch {
  const retry = async (url: string, init: RequestInit, reason: string): Promise<void> => {
    for (const pause of RETRY_PAUSES_MS) {
      log.warn(`${url} did not accept the event ${eventOf(init)} (${reason}). It is sent again in ${pause / 1000} s.`);
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
      const failure = await attempt(send(url, { ...init, signal: AbortSignal.timeout(EVENT_TIMEOUT_MS) }));
      if (failure === null) return;
      reason = failure;
    }
    log.error(
      `${url} did not accept the event ${eventOf(init)} (${reason}). The site shows the change after CACHE_TTL_SECONDS. Check CMS_WEBHOOK_URL and CMS_WEBHOOK_SECRET.`,
    );
  };
  return async (url, init) => {
    const first = send(url, init);
    const failure = await attempt(first);
    if (failure !== null) void retry(url, init, failure);
    return first;
  };
}

/** Waits for a response. Returns null, or why it failed. */
async function attempt(sent: Promise<Response>): Promise<string | null> {
  try {
    const { ok, status } = await sent;
    return ok ? null : `status ${status}`;
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
}

const eventOf = ({ headers }: RequestInit) => new Headers(headers).get('x-strapi-event') ?? 'of the test';
