/** The types with a preview, and their list of sections or blocks, if they have one. */
export const DYNAMIC_ZONES: Readonly<Record<string, string>> = {
  'api::article.article': 'blocks',
  'api::page.page': 'sections',
  'api::site.site': '',
};
