/** The localStorage keys in which Strapi 5.54 stores that the Media Library banner is closed. */
const CLOSED_BANNER_KEYS = ['true', 'false'].flatMap((legacy) =>
  // The project id in the key is "undefined" before the admin loads it, then "false": this project has none.
  ['undefined', 'false'].map((id) => `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_${legacy}:${id}`),
);

/** Closes the banner about Strapi's Media Library. Strapi has no setting for it. */
export function closeBanner(storage: Pick<Storage, 'setItem'> = localStorage): void {
  for (const key of CLOSED_BANNER_KEYS) storage.setItem(key, 'true');
}
