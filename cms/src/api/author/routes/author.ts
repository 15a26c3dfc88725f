/** The route makes `api::author.author.find` a right that the read token can hold; without it Strapi drops the relation. */
export default { routes: [{ method: 'GET', path: '/authors', handler: 'author.find' }] };
