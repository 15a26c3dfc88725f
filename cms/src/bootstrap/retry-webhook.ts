type Fetch = (url: string, init: RequestInit) => Promise<Response>;
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
