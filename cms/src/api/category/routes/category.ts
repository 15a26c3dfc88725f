/** The route makes `api::category.category.find` a right that the read token can hold; without it Strapi drops the relation. */
export default { routes: [{ method: 'GET', path: '/categories', handler: 'category.find' }] };
