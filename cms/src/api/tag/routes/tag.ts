/** The route makes `api::tag.tag.find` a right that the read token can hold; without it Strapi drops the relation. */
export default { routes: [{ method: 'GET', path: '/tags', handler: 'tag.find' }] };
