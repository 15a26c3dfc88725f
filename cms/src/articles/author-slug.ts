import type { Core } from '@strapi/strapi';
import type { UidService } from './slug-from-title';

const AUTHOR_UID = 'api::author.author';

type Author = { name: string; slug?: string | null };

/** Generates the slug of an author that is saved without one. It is the last segment of the author page's URL. */
export function addAuthorSlugs(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid === AUTHOR_UID && (context.action === 'create' || context.action === 'update')) {
      const { data = {} } = context.params as { data?: Partial<Author> };
      const isLeftOut = context.action === 'update' && data.slug === undefined;
      if (data.name && !data.slug && !isLeftOut) data.slug = await generateSlug(strapi, data.name);
    }
    return next();
  });
}

const generateSlug = (strapi: Core.Strapi, name: string) => {
  const service = strapi.plugin('content-manager').service('uid') as unknown as UidService;
  return service.generateUIDField({ contentTypeUID: AUTHOR_UID, field: 'slug', data: { name } });
};
