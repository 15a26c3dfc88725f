/** The site's logo on a forest green tile, as in scripts/media/brand/mark.mjs. */
const LOGO_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#12352a"/>' +
  '<g transform="translate(6.4 6.4) scale(.6)"><path fill="none" stroke="#f5f0e4" stroke-width="8" ' +
  'stroke-linecap="round" d="M5 27h0M16 27h0M16 16.5h0M27 5v22"/><circle cx="6.5" cy="7" r="4" fill="#e6a417"/></g></svg>';

/** The logo on the login page and in the menu, as a data URL. */
export const LOGO = `data:image/svg+xml,${encodeURIComponent(LOGO_SVG)}`;
