/** GET previews the saved document, POST the document with unsaved values. */
const previews = (type: string, handler: string) =>
  ['GET', 'POST'].map((method) => ({
    ...{ method, path: `/previews/${type}/:documentId`, handler },
    config: { auth: false },
  }));

/** The types Page and Site have no other routes, so nothing else of them is exposed. */
export default {
  routes: [
    { method: 'GET', path: '/site-content', handler: 'site-content.find' },
    ...previews('pages', 'site-content.previewPage'),
    ...previews('sites', 'site-content.previewSite'),
  ],
};
