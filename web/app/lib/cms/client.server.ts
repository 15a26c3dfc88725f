import qs from 'qs';
import { requestIdHeader } from '../request-id.server.ts';
import { settings } from '../settings.server.ts';

/** The CMS cannot be asked now: no connection, too slow, or an answer that is not its own. */
export class CmsUnavailable extends Error {
  override name = 'CmsUnavailable';
}

const WAIT_MS = 10_000;
const underWay = new Map<string, Promise<unknown>>();

/**
 * Asks the CMS for `path` with `query` and answers its JSON. The same question asked meanwhile shares the one
 * call. Throws CmsUnavailable for anything but a good answer, and logs why.
 */
export function askCms(path: string, query: object, headers: Record<string, string> = {}): Promise<unknown> {
  const { CMS_URL } = settings();
  const address = `${CMS_URL}${path}?${qs.stringify(query, { encodeValuesOnly: true })}`;
  const running = underWay.get(address);
  if (running) return running;
  const started = call(address, headers).finally(() => underWay.delete(address));
  underWay.set(address, started);
  return started;
}

async function call(address: string, headers: Record<string, string>): Promise<unknown> {
  const { pathname } = new URL(address);
  try {
    const answer = await fetch(address, {
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${settings().CMS_TOKEN}`,
        ...requestIdHeader(),
        ...headers,
      },
      signal: AbortSignal.timeout(WAIT_MS),
      redirect: 'error',
    });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return await answer.json();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`The CMS did not answer ${pathname}: ${reason}`);
    throw new CmsUnavailable(reason, { cause: error });
  }
}
