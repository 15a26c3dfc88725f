import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { ARTICLE_FIELDS } from './article-fields';
import { BLOCK_FIELDS } from './block-fields';
import { writeTexts } from './field-texts';
import { isDone, runOnce } from './run-once';
import { ARTICLE_LAYOUTS, BLOCK_LAYOUTS, type Layouts } from './screen-layouts';

const ARTICLE = 'api::article.article';
const SETTINGS = { defaultSortBy: 'updatedAt', defaultSortOrder: 'DESC', mainField: 'title' };

type Field = { edit: { label?: string; description?: string; placeholder?: string }; list: { label?: string } };
type Configuration = {
  uid: string;
  settings: Record<string, unknown>;
  metadatas: Record<string, Field>;
  layouts: Layouts;
};
export type ContentTypes = {
  findContentType(uid: string): object;
  findConfiguration(type: object): Promise<Configuration>;
  updateConfiguration(type: object, configuration: Omit<Configuration, 'uid'>): Promise<unknown>;
};
type Components = Omit<ContentTypes, 'findContentType'> & { findComponent(uid: string): object };

/**
 * Configures the layouts of the edit screens, and the labels and help texts of the fields. Texts are written once per
 * version. The article layout is written only in a new database, because a host may change both.
 */
export async function configureAdmin(strapi: Core.Strapi): Promise<void> {
  const version = JSON.stringify([ARTICLE_FIELDS, BLOCK_FIELDS, ARTICLE_LAYOUTS, BLOCK_LAYOUTS]);
  const hash = createHash('sha256').update(version).digest('hex').slice(0, 12);
  const isNew = !(await isDone(strapi, 'admin-arranged'));
  await runOnce(strapi, `admin-arranged-${hash}`, async () => {
    await arrangeTypes(strapi, isNew);
    await arrangeBlocks(strapi);
  });
  await runOnce(strapi, 'admin-arranged', async () => undefined);
}

async function arrangeTypes(strapi: Core.Strapi, isNew: boolean): Promise<void> {
  const types = strapi.plugin('content-manager').service('content-types') as unknown as ContentTypes;
  for (const [uid, texts] of Object.entries(ARTICLE_FIELDS)) {
    const type = types.findContentType(uid);
    const { uid: _, ...configuration } = await types.findConfiguration(type);
    writeTexts(configuration.metadatas, texts);
    if (uid === ARTICLE && isNew) {
      Object.assign(configuration.settings, SETTINGS);
      configuration.layouts = ARTICLE_LAYOUTS;
    }
    await types.updateConfiguration(type, configuration);
  }
}

async function arrangeBlocks(strapi: Core.Strapi): Promise<void> {
  const components = strapi.plugin('content-manager').service('components') as unknown as Components;
  for (const [uid, texts] of Object.entries(BLOCK_FIELDS)) {
    const component = components.findComponent(uid);
    const { settings, metadatas, layouts } = await components.findConfiguration(component);
    const { mainField = settings.mainField, edit = layouts.edit } = BLOCK_LAYOUTS[uid] ?? {};
    writeTexts(metadatas, texts);
    const configuration = { settings: { ...settings, mainField }, metadatas, layouts: { ...layouts, edit } };
    await components.updateConfiguration(component, configuration);
  }
}
