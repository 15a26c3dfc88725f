/** The type Page has no route of its own, so nothing else of it is exposed. */
export default {
  routes: [
    { method: 'GET', path: '/site-content', handler: 'site-content.find' },
    { method: 'GET', path: '/previews/pages/:documentId', handler: 'site-content.preview', config: { auth: false } },
  ],
};
