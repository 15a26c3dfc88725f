/**
 * Where the CMS names its uploads by its own address, which visitors cannot reach, they become this site's
 * `/uploads`. Only the `url` fields of an answer are touched.
 */
export function rewriteMediaUrls(value: unknown, cmsUrl: string): unknown {
  const start = `${cmsUrl}/uploads/`;
  return JSON.parse(JSON.stringify(value ?? null), (key, inner: unknown) =>
    key === 'url' && typeof inner === 'string' && inner.startsWith(start) ? inner.slice(cmsUrl.length) : inner,
  ) as unknown;
}
