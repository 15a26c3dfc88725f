import { factories } from '@strapi/strapi';

/** Always 404. Tags are only exposed inside an article. */
export default factories.createCoreController('api::tag.tag', () => ({
  async find(ctx) {
    return ctx.notFound();
  },
}));
