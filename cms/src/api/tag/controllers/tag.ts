import { factories } from '@strapi/strapi';

/** Answers nothing by itself: what a visitor may see of a tag stands inside the article. */
export default factories.createCoreController('api::tag.tag', () => ({
  async find(ctx) {
    return ctx.notFound();
  },
}));
