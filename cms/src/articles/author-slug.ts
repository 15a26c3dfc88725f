import type { Core } from '@strapi/strapi';
import { runOnce } from '../bootstrap/run-once';
import type { UidService } from './slug-from-title';

const AUTHOR_UID = 'api::author.author';
/** The fields that came after the first release. Their order is that of the form. */
const LATER_FIELDS = ['slug', 'bio'];

type Author = { documentId: string; name: string; slug?: string | null };
type Permission = { id: number; properties: { fields?: string[] } };

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

/** Gives a slug to the authors of an earlier release, the oldest first. */
export async function fillAuthorSlugs(strapi: Core.Strapi): Promise<void> {
  const authors = strapi.db.query(AUTHOR_UID);
  const found = (await authors.findMany({ where: { slug: { $null: true } }, orderBy: { id: 'asc' } })) as Author[];
  for (const { documentId, name } of found) {
    await authors.updateMany({ where: { documentId }, data: { slug: await generateSlug(strapi, name) } });
  }
}

/**
 * Permits the fields of this release to each role that has all earlier fields. Strapi only does so in a new database.
 */
export async function permitAuthorFields(strapi: Core.Strapi): Promise<void> {
  await runOnce(strapi, 'author-slug-and-bio', async () => {
    const permissions = strapi.db.query('admin::permission');
    const found = (await permissions.findMany({ where: { subject: AUTHOR_UID } })) as Permission[];
    for (const { id, properties } of found) {
      const { fields } = properties;
      if (!fields?.includes('name') || !fields.includes('avatar')) continue;
      const all = [...new Set([...fields, ...LATER_FIELDS])];
      await permissions.update({ where: { id }, data: { properties: { ...properties, fields: all } } });
    }
  });
}
