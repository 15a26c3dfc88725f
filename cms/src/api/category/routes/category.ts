/** Defines the permission `api::category.category.find` for the read token. Without it Strapi drops the relation. */
export default { routes: [{ method: 'GET', path: '/categories', handler: 'category.find' }] };
