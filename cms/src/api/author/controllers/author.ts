import { factories } from '@strapi/strapi';

/** Always 404. Authors are only exposed inside an article. */
export default factories.createCoreController('api::author.author', () => ({
  async find(ctx) {
    return ctx.notFound();
  },
}));
