import { factories } from '@strapi/strapi';

/** Answers nothing by itself: what a visitor may see of a author stands inside the article. */
export default factories.createCoreController('api::author.author', () => ({
  async find(ctx) {
    return ctx.notFound();
  },
}));
