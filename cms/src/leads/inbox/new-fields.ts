import type { Core } from '@strapi/strapi';
import type { ContentTypes } from '../../bootstrap/admin-layout';
import { setupStore } from '../../bootstrap/run-once';
import { LEAD_TYPES } from '../lead-types';
import { FORM_RULES, type FormName } from '../rules.generated';
import { labelReadOnly } from './inbox-layout';
import { permitReading } from './inbox-roles';

type FieldsByType = Record<string, string[]>;

const KNOWN_FIELDS_KEY = 'inbox-fields';

/**
 * Sets up the form fields that are new since the last start of this database: they get a label, are read-only, and each
 * role that may read the status may read them. Other settings of a host stay.
 */
export async function setUpNewFields(strapi: Core.Strapi): Promise<void> {
  const current: FieldsByType = Object.fromEntries(
    Object.entries(LEAD_TYPES).map(([form, { uid }]) => [uid, Object.keys(FORM_RULES[form as FormName].fields)]),
  );
  const store = setupStore(strapi);
  const known = ((await store.get({ key: KNOWN_FIELDS_KEY })) as FieldsByType | null) ?? current;
  for (const [uid, fields] of Object.entries(current)) {
    const added = fields.filter((field) => !known[uid]?.includes(field));
    if (added.length === 0) continue;
    await labelFields(strapi, uid, added);
    await permitReading(strapi, uid, added);
  }
  await store.set({ key: KNOWN_FIELDS_KEY, value: current });
}

async function labelFields(strapi: Core.Strapi, uid: string, fields: readonly string[]): Promise<void> {
  const types = strapi.plugin('content-manager').service('content-types') as unknown as ContentTypes;
  const type = types.findContentType(uid);
  const { uid: _, ...configuration } = await types.findConfiguration(type);
  labelReadOnly(configuration, fields);
  await types.updateConfiguration(type, configuration);
}
