const COVER_TIMEOUT_MS = 5000;
const MAX_COVER_BYTES = 20 * 1024 * 1024;

type Places = { siteUrl: string; cmsUrl: string };

/** The bytes of an article's cover, or undefined where it cannot be loaded. The card then has no cover. */
export async function loadCover(url: string, { siteUrl, cmsUrl }: Places): Promise<Buffer | undefined> {
  const source = url.startsWith(`${siteUrl}/uploads/`) ? cmsUrl + url.slice(siteUrl.length) : url;
  const isOwn = source.startsWith(`${siteUrl}/`);
  if (isOwn || !/^https?:/.test(source)) return undefined;
  try {
    const response = await fetch(source, { signal: AbortSignal.timeout(COVER_TIMEOUT_MS), redirect: 'error' });
    const length = Number(response.headers.get('content-length') ?? 0);
    if (!response.ok || length > MAX_COVER_BYTES) return undefined;
    return Buffer.from(await response.arrayBuffer());
  } catch {
    return undefined;
  }
}
