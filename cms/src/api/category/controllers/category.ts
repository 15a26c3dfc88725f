import { factories } from '@strapi/strapi';

/** Answers nothing by itself: what a visitor may see of a category stands inside the article. */
export default factories.createCoreController('api::category.category', () => ({
  async find(ctx) {
    return ctx.notFound();
  },
}));
