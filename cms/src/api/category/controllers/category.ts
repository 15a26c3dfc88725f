import { factories } from '@strapi/strapi';

/** Always 404. Categories are only exposed inside an article. */
export default factories.createCoreController('api::category.category', () => ({
  async find(ctx) {
    return ctx.notFound();
  },
}));
