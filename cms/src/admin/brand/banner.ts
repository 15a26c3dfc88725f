/** The keys under which Strapi 5.54 remembers that somebody closed the banner about its Media Library. */
const CLOSED = ['true', 'false'].flatMap((legacy) =>
  // Before and after the admin knows the project's id, which this project does not have.
  ['undefined', 'false'].map((id) => `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_${legacy}:${id}`),
);

/** Closes the banner about Strapi's Media Library. There is no setting for it. */
export function closeBanner(storage: Pick<Storage, 'setItem'> = localStorage): void {
  for (const key of CLOSED) storage.setItem(key, 'true');
}
