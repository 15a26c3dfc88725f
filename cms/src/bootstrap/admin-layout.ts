import type { Core } from '@strapi/strapi';
import { FIELD_HELP } from './field-help';
import { once } from './once';

type Field = { edit: { description?: string; placeholder?: string }; list: object };
type Configuration = {
  uid: string;
  settings: Record<string, unknown>;
  metadatas: Record<string, Field>;
  layouts: { list: string[]; edit: Array<Array<{ name: string; size: number }>> };
};
export type ContentTypes = {
  findContentType(uid: string): object;
  findConfiguration(type: object): Promise<Configuration>;
  updateConfiguration(type: object, configuration: Omit<Configuration, 'uid'>): Promise<unknown>;
};

const ARTICLE_LIST = ['title', 'category', 'author', 'publishAt', 'updatedAt'];
const ARTICLE_EDIT = [
  [
    { name: 'title', size: 8 },
    { name: 'slug', size: 4 },
  ],
  [{ name: 'description', size: 12 }],
  [
    { name: 'cover', size: 6 },
    { name: 'publishAt', size: 6 },
  ],
  [
    { name: 'author', size: 4 },
    { name: 'category', size: 4 },
    { name: 'tags', size: 4 },
  ],
  [{ name: 'content', size: 12 }],
  [{ name: 'blocks', size: 12 }],
  [{ name: 'seo', size: 12 }],
];

/** Lays out the editing screens and puts the help texts under the fields. Once: an editor's own layout stays. */
export async function arrangeAdmin(strapi: Core.Strapi): Promise<void> {
  await once(strapi, 'admin-arranged', async () => {
    const types = strapi.plugin('content-manager').service('content-types') as unknown as ContentTypes;
    for (const [uid, help] of Object.entries(FIELD_HELP)) {
      const type = types.findContentType(uid);
      const { uid: _, ...configuration } = await types.findConfiguration(type);
      for (const [field, description] of Object.entries(help)) {
        const metadata = configuration.metadatas[field];
        if (metadata) metadata.edit.description = description;
      }
      if (uid === 'api::article.article') {
        Object.assign(configuration.settings, {
          defaultSortBy: 'updatedAt',
          defaultSortOrder: 'DESC',
          mainField: 'title',
        });
        configuration.layouts = { list: ARTICLE_LIST, edit: ARTICLE_EDIT };
      }
      await types.updateConfiguration(type, configuration);
    }
  });
}
