/**
 * Rewrites upload URLs with the internal CMS host, which visitors cannot reach, to this site's `/uploads`. Changes only
 * the `url` fields of a response.
 */
export function rewriteMediaUrls(value: unknown, cmsUrl: string): unknown {
  const uploadsUrl = `${cmsUrl}/uploads/`;
  return JSON.parse(JSON.stringify(value ?? null), (key, inner: unknown) =>
    key === 'url' && typeof inner === 'string' && inner.startsWith(uploadsUrl) ? inner.slice(cmsUrl.length) : inner,
  ) as unknown;
}
