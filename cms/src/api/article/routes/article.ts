/** Only the list with its filters; no findOne, no writes: what has no route cannot leak. */
export default {
  routes: [
    { method: 'GET', path: '/articles', handler: 'article.find' },
    { method: 'GET', path: '/previews/articles/:documentId', handler: 'article.preview', config: { auth: false } },
  ],
};
