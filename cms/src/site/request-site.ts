import type { Core } from '@strapi/strapi';

type SiteRequest = { path: string; body?: object; timeoutMs: number };

/**
 * Sends a request to the sites of CMS_WEBHOOK_URL, one after the other, below the URL of their webhook. Returns the
 * first response that `parse` accepts, or null if no site responds in time.
 */
export async function requestSite<T>(
  strapi: Core.Strapi,
  { path, body, timeoutMs }: SiteRequest,
  parse: (response: unknown) => T,
): Promise<T | null> {
  const { CMS_WEBHOOK_URL = '', CMS_WEBHOOK_SECRET: secret } = process.env;
  const urls = CMS_WEBHOOK_URL.split(',').map((url) => url.trim());
  for (const url of secret ? urls.filter(Boolean) : []) {
    try {
      const response = await fetch(url + path, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${secret}`, ...(body && { 'content-type': 'application/json' }) },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return parse(await response.json());
    } catch (error) {
      strapi.log.warn(`The site does not respond to ${path}: ${String(error)}`);
    }
  }
  return null;
}
