/** Defines the permission `api::author.author.find` for the read token. Without it Strapi drops the relation. */
export default { routes: [{ method: 'GET', path: '/authors', handler: 'author.find' }] };
