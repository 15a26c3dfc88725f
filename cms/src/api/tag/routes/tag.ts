/** Defines the permission `api::tag.tag.find` for the read token. Without it Strapi drops the relation. */
export default { routes: [{ method: 'GET', path: '/tags', handler: 'tag.find' }] };
