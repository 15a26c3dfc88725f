import type { Preview } from './load-preview.server';

type Options = {
  token: string;
  /** Sends the values to the server of the site. */
  post: (token: string, values: object) => Promise<Response>;
  show: (preview: Preview) => Promise<void>;
  /** The token has expired. `setToken` continues. */
  onExpired: () => void;
  /** The server refused these values. */
  onFailed: (status: number) => void;
};

const RETRY_MS = 2000;

/** Sends one version of the values at a time. While a response is on its way, only the newest version waits. */
export function createLiveUpdates({ token, post, show, onExpired, onFailed }: Options) {
  let waiting: object | null = null;
  let isBusy = false;
  /** A new token is asked for once for each version, so that a wrong secret is no endless loop. */
  let hasAsked = false;

  async function send(): Promise<void> {
    if (isBusy || !waiting) return;
    const values = waiting;
    waiting = null;
    isBusy = true;
    const status = await attempt(values);
    isBusy = false;
    if (status === 200) {
      hasAsked = false;
      return send();
    }
    if (status === 403 && !hasAsked) {
      hasAsked = true;
      waiting ??= values;
      return onExpired();
    }
    onFailed(status);
    if (status === 0 || status === 429 || status >= 500) {
      waiting ??= values;
      setTimeout(() => void send(), RETRY_MS);
    } else if (waiting) return send();
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
      waiting = values;
      hasAsked = false;
      void send();
    },
    setToken(next: string): void {
      token = next;
      void send();
    },
  };
}
