/** Only the list and the preview have routes. Without findOne and write routes, nothing else is exposed. */
export default {
  routes: [
    { method: 'GET', path: '/articles', handler: 'article.find' },
    { method: 'GET', path: '/previews/articles/:documentId', handler: 'article.preview', config: { auth: false } },
    { method: 'POST', path: '/previews/articles/:documentId', handler: 'article.preview', config: { auth: false } },
  ],
};
