import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { isDone, runOnce } from './database';
import adminScreens from './admin-screens.json';
import {
  FIELD_TEXTS,
  type FieldTexts,
  fieldTexts,
  isPageComponent,
  mainFieldOf,
  type Schema,
  TYPES_WITH_TEXTS,
} from './field-texts';

type Cell = { name: string; size: number };
type Layouts = { list: string[]; edit: Cell[][] };
/** `edit`: each text is a row of the form, with the names of its fields. `key`: the layout was written once. */
type TypeScreen = { key: string; settings: object; list: string[]; edit: string[] };
type BlockScreen = { mainField?: string; edit: string[] };

const ROW_SIZE = 12;

/** Returns the cells of a form. The fields of a row are equally wide. "-" stays empty. */
export const cellsOf = (rows: readonly string[]): Cell[][] =>
  rows.map((row) => {
    const names = row.split(' ');
    return names.filter((name) => name !== '-').map((name) => ({ name, size: ROW_SIZE / names.length }));
  });

/** The types with their own screen layout. The lists fit into 1440 pixels with the status column that Strapi adds. */
export const TYPE_SCREENS: Readonly<Record<string, TypeScreen>> = adminScreens.types;

/** The order and width of the fields of blocks, and the field that titles a collapsed block. */
export const BLOCK_SCREENS: Readonly<Record<string, BlockScreen>> = adminScreens.blocks;

type Field = { edit: { label?: string; description?: string; placeholder?: string }; list: { label?: string } };
export type Screens = { settings: Record<string, unknown>; metadatas: Record<string, Field>; layouts: Layouts };
type ContentTypes = {
  findContentType(uid: string): object;
  findConfiguration(type: object): Promise<Screens & { uid: string }>;
  updateConfiguration(type: object, screens: Screens): Promise<unknown>;
};
type Components = Omit<ContentTypes, 'findContentType'> & { findComponent(uid: string): object };

/**
 * Configures the layouts of the edit screens, and the labels and help texts of the fields. Texts are written once per
 * version. The layout of a type is written only when the type is new, because a host may change both.
 */
export async function configureAdmin(strapi: Core.Strapi): Promise<void> {
  const components = componentScreens(strapi);
  const version = JSON.stringify([FIELD_TEXTS, adminScreens, components]);
  const hash = createHash('sha256').update(version).digest('hex').slice(0, 12);
  await runOnce(strapi, `admin-arranged-${hash}`, async () => {
    await configureTypes(strapi);
    await configureComponents(strapi, components);
  });
  for (const { key } of Object.values(TYPE_SCREENS)) await runOnce(strapi, key, async () => undefined);
}

/** Changes the configuration of the screens of one content type. */
export async function configureType(strapi: Core.Strapi, uid: string, change: (screens: Screens) => void) {
  const types = strapi.plugin('content-manager').service('content-types') as unknown as ContentTypes;
  const type = types.findContentType(uid);
  const { uid: _, ...screens } = await types.findConfiguration(type);
  change(screens);
  await types.updateConfiguration(type, screens);
}

async function configureTypes(strapi: Core.Strapi): Promise<void> {
  for (const uid of TYPES_WITH_TEXTS) {
    const screen = TYPE_SCREENS[uid];
    const isNew = screen && !(await isDone(strapi, screen.key));
    await configureType(strapi, uid, (screens) => {
      writeTexts(screens.metadatas, fieldTexts(strapi.getModel(uid as never)));
      if (!isNew) return;
      Object.assign(screens.settings, screen.settings);
      screens.layouts = { list: screen.list, edit: cellsOf(screen.edit) };
    });
  }
}

type ComponentScreen = Partial<BlockScreen> & { uid: string; texts: Record<string, FieldTexts> };

/** Returns the screens of blocks, sections and items: their texts, and the field that titles a collapsed one. */
const componentScreens = ({ components }: Core.Strapi): ComponentScreen[] =>
  Object.values(components as unknown as Record<string, Schema>).map((schema) => {
    const screen = isPageComponent(schema.uid) ? { mainField: mainFieldOf(schema) } : BLOCK_SCREENS[schema.uid];
    return { uid: schema.uid, texts: fieldTexts(schema), ...screen };
  });

async function configureComponents(strapi: Core.Strapi, screens: ComponentScreen[]): Promise<void> {
  const components = strapi.plugin('content-manager').service('components') as unknown as Components;
  for (const { uid, texts, ...screen } of screens) {
    const component = components.findComponent(uid);
    const { settings, metadatas, layouts } = await components.findConfiguration(component);
    const { mainField = settings.mainField } = screen;
    const edit = screen.edit ? cellsOf(screen.edit) : layouts.edit;
    writeTexts(metadatas, texts);
    const configuration = { settings: { ...settings, mainField }, metadatas, layouts: { ...layouts, edit } };
    await components.updateConfiguration(component, configuration);
  }
}

/** The labels of the fields that Strapi adds to every type. They appear in lists only. */
const SYSTEM_LABELS: Readonly<Record<string, string>> = adminScreens.systemLabels;

/** Writes labels and help texts into the metadata of a type or component, in place. */
export function writeTexts(metadatas: Screens['metadatas'], texts: Record<string, FieldTexts>): void {
  for (const [name, { edit, list }] of Object.entries(metadatas)) {
    const label = texts[name]?.label ?? SYSTEM_LABELS[name];
    if (!label) continue;
    Object.assign(list, { label });
    Object.assign(edit, { label, description: texts[name]?.help ?? '' });
  }
}
