import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { ARTICLE_FIELDS } from './article-fields';
import { BLOCK_FIELDS } from './block-fields';
import { writeTexts } from './field-texts';
import { PAGE_FIELDS } from './page-fields';
import { isDone, runOnce } from './run-once';
import {
  ARTICLE_LAYOUTS,
  BLOCK_LAYOUTS,
  type Layouts,
  PAGE_LAYOUTS,
  REDIRECT_LAYOUTS,
  SITE_LAYOUTS,
  STORY_LAYOUTS,
} from './screen-layouts';
import { isPageComponent, mainFieldOf, type Schema, sectionTexts } from './section-fields';

/** The types with their own screen layout. `key` records in the database that the layout was written. */
const TYPE_SCREENS: Record<string, { key: string; settings: object; layouts: Layouts }> = {
  'api::article.article': {
    key: 'admin-arranged',
    settings: { defaultSortBy: 'updatedAt', defaultSortOrder: 'DESC', mainField: 'title' },
    layouts: ARTICLE_LAYOUTS,
  },
  'api::page.page': {
    key: 'page-arranged',
    settings: { defaultSortBy: 'path', defaultSortOrder: 'ASC', mainField: 'title', pageSize: 50 },
    layouts: PAGE_LAYOUTS,
  },
  'api::site.site': { key: 'site-arranged', settings: { mainField: 'tagline' }, layouts: SITE_LAYOUTS },
  'api::story.story': {
    key: 'story-arranged',
    settings: { defaultSortBy: 'order', defaultSortOrder: 'ASC', mainField: 'title', pageSize: 50 },
    layouts: STORY_LAYOUTS,
  },
  'api::redirect.redirect': {
    key: 'redirect-arranged',
    settings: { defaultSortBy: 'from', defaultSortOrder: 'ASC', mainField: 'from', pageSize: 50 },
    layouts: REDIRECT_LAYOUTS,
  },
};
const TYPE_FIELDS = { ...ARTICLE_FIELDS, ...PAGE_FIELDS };

type Field = { edit: { label?: string; description?: string; placeholder?: string }; list: { label?: string } };
export type Configuration = {
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
 * version. The layout of a type is written only when the type is new, because a host may change both.
 */
export async function configureAdmin(strapi: Core.Strapi): Promise<void> {
  const sections = pageComponents(strapi);
  const version = JSON.stringify([TYPE_FIELDS, BLOCK_FIELDS, TYPE_SCREENS, BLOCK_LAYOUTS, sections.map(screenOf)]);
  const hash = createHash('sha256').update(version).digest('hex').slice(0, 12);
  await runOnce(strapi, `admin-arranged-${hash}`, async () => {
    await configureTypes(strapi);
    await configureBlocks(strapi);
    await configureSections(strapi, sections);
  });
  for (const { key } of Object.values(TYPE_SCREENS)) await runOnce(strapi, key, async () => undefined);
}

async function configureTypes(strapi: Core.Strapi): Promise<void> {
  const types = strapi.plugin('content-manager').service('content-types') as unknown as ContentTypes;
  for (const [uid, texts] of Object.entries(TYPE_FIELDS)) {
    const type = types.findContentType(uid);
    const { uid: _, ...configuration } = await types.findConfiguration(type);
    writeTexts(configuration.metadatas, texts);
    const screen = TYPE_SCREENS[uid];
    if (screen && !(await isDone(strapi, screen.key))) {
      Object.assign(configuration.settings, screen.settings);
      configuration.layouts = screen.layouts;
    }
    await types.updateConfiguration(type, configuration);
  }
}

async function configureBlocks(strapi: Core.Strapi): Promise<void> {
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

const pageComponents = ({ components }: Core.Strapi) =>
  Object.values(components as unknown as Record<string, Schema>).filter(({ uid }) => isPageComponent(uid));

/** Returns the texts of a section or item, and the field that titles it when it is collapsed. */
function screenOf(schema: Schema) {
  return { uid: schema.uid, mainField: mainFieldOf(schema), texts: sectionTexts(schema) };
}

async function configureSections(strapi: Core.Strapi, sections: Schema[]): Promise<void> {
  const components = strapi.plugin('content-manager').service('components') as unknown as Components;
  for (const schema of sections) {
    const { uid, mainField, texts } = screenOf(schema);
    const component = components.findComponent(uid);
    const { settings, metadatas, layouts } = await components.findConfiguration(component);
    writeTexts(metadatas, texts);
    await components.updateConfiguration(component, { settings: { ...settings, mainField }, metadatas, layouts });
  }
}
