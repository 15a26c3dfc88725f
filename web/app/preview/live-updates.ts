import type { Preview } from './load-preview.server';

/** What the admin sends to the preview in its frame. cms/src/admin/preview/messages.ts has the same types. */
export type FromAdmin =
  | { type: 'preview:values'; values: object }
  | { type: 'preview:token'; token: string }
  | { type: 'preview:field'; path: string };

/** An accessibility problem, in one sentence, and the path of its field, or an empty text. */
export type Barrier = { message: string; path: string };

/** What the preview sends to the admin. */
export type ToAdmin =
  | { type: 'preview:ready' }
  | { type: 'preview:shown' }
  | { type: 'preview:expired' }
  | { type: 'preview:failed'; status: number }
  | { type: 'preview:edit'; path: string }
  | { type: 'preview:barriers'; barriers: Barrier[] }
  | { type: 'preview:close' };

type Sender = { origin: string; source: unknown; data: unknown };

/** Returns the message of the admin, or null for one of another origin or window, or of another shape. */
export function messageOf({ origin, source, data }: Sender, admin: string, parent: unknown): FromAdmin | null {
  if (origin !== admin || source !== parent || typeof data !== 'object' || data === null) return null;
  const { type, values, token, path } = data as Record<string, unknown>;
  if (type === 'preview:values' && typeof values === 'object' && values !== null) return { type, values };
  if (type === 'preview:token' && typeof token === 'string') return { type, token };
  if (type === 'preview:field' && typeof path === 'string') return { type, path };
  return null;
}

type Options = {
  token: string;
  /** Sends the values to the server of the site. */
  post: (token: string, values: object) => Promise<Response>;
  show: (preview: Preview) => Promise<void>;
  /** The token has expired. `setToken` continues. */
  onExpired: () => void;
  /** The server rejected these values. */
  onFailed: (status: number) => void;
};

const RETRY_MS = 2000;

/** Sends one version of the values at a time. During a request, only the newest version is queued. */
export function createLiveUpdates({ token, post, show, onExpired, onFailed }: Options) {
  let queued: object | null = null;
  let isBusy = false;
  /** Requests a new token only once for each version, so that a wrong secret causes no endless loop. */
  let hasRequestedToken = false;

  async function send(): Promise<void> {
    if (isBusy || !queued) return;
    const values = queued;
    queued = null;
    isBusy = true;
    const status = await attempt(values);
    isBusy = false;
    if (status === 200) {
      hasRequestedToken = false;
      return send();
    }
    if (status === 403 && !hasRequestedToken) {
      hasRequestedToken = true;
      queued ??= values;
      return onExpired();
    }
    onFailed(status);
    if (status === 0 || status === 429 || status >= 500) {
      queued ??= values;
      setTimeout(() => void send(), RETRY_MS);
    } else if (queued) return send();
  }

  /** Returns the status of the response, 0 without one. */
  async function attempt(values: object): Promise<number> {
    try {
      const response = await post(token, values);
      if (response.ok) await show((await response.json()) as Preview);
      return response.ok ? 200 : response.status;
    } catch {
      return 0;
    }
  }

  return {
    setValues(values: object): void {
      queued = values;
      hasRequestedToken = false;
      void send();
    },
    setToken(next: string): void {
      token = next;
      void send();
    },
  };
}
