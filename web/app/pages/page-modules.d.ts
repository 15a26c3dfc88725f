/** A shipped page, `cms/seed/pages/<name>.json`. `web/shipped-pages.ts` makes the module. */
declare module 'page:*' {
  import type { RenderablePage } from '~/pages/page-sections';
  const page: RenderablePage;
  export default page;
}
