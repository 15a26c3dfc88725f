/** A GET shows what is saved, a POST the values of a form over it. */
const previews = (type: string, handler: string) =>
  ['GET', 'POST'].map((method) => ({
    ...{ method, path: `/previews/${type}/:documentId`, handler },
    config: { auth: false },
  }));

/** The types Page and Site have no routes of their own, so nothing else of them is exposed. */
export default {
  routes: [
    { method: 'GET', path: '/site-content', handler: 'site-content.find' },
    ...previews('pages', 'site-content.previewPage'),
    ...previews('sites', 'site-content.previewSite'),
  ],
};
