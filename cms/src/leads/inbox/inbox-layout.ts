import type { Core } from '@strapi/strapi';
import { configureType, type Screens } from '../../bootstrap/admin-layout';
import { runOnce, setupStore } from '../../bootstrap/database';
import { fieldLabel, FORMS, LEAD_TYPES } from '../lead-types';
import { FORM_RULES, type FormName } from '../rules.generated';
import inboxLayout from './inbox-layout.json';
import { permitReading } from './inbox-roles';

/**
 * `inboxFields` and the `panelFields`, which only the panels beside the form show, follow the fields of a form. `columns`
 * follow status and date: e-mail and phone come first, because small screens need scrolling for the last ones.
 */
const { inboxFields, panelFields, helpTexts, ...layout } = inboxLayout;
const LIST_COLUMNS: Record<FormName, readonly string[]> = layout.columns;
const HALF_WIDTH = 6;
const FULL_WIDTH = 12;
const KNOWN_FIELDS_KEY = 'inbox-fields';

/** Configures the inbox screens: newest first, and the visitor's input is read-only. Runs once per database. */
export async function configureInbox(strapi: Core.Strapi): Promise<void> {
  await runOnce(strapi, 'inbox-arranged', async () => {
    for (const form of FORMS) {
      await configureType(strapi, LEAD_TYPES[form].uid, (screens) => {
        const settings = { defaultSortBy: 'receivedAt', defaultSortOrder: 'DESC', mainField: 'name', pageSize: 20 };
        Object.assign(screens.settings, settings);
        labelReadOnly(screens, [...Object.keys(FORM_RULES[form].fields), ...inboxFields, ...panelFields]);
        for (const [field, description] of Object.entries(helpTexts)) {
          Object.assign(screens.metadatas[field].edit, { description });
        }
        Object.assign(screens.metadatas.leadStatus.edit, { editable: true });
        screens.layouts = layoutsOf(form);
      });
    }
  });
}

function layoutsOf(form: FormName): Screens['layouts'] {
  const sent = FORM_RULES[form].fields;
  const isLong = (name: string) => sent[name]?.kind === 'text';
  const short = Object.keys(sent).filter((name) => !isLong(name));
  const long = Object.keys(sent).filter(isLong);
  const halves = (...names: string[]) => names.map((name) => ({ name, size: HALF_WIDTH }));
  return {
    list: ['receivedAt', 'leadStatus', 'owner', 'followUpOn', ...LIST_COLUMNS[form]],
    edit: [
      halves('leadStatus', 'receivedAt'),
      ...short.flatMap((_, index) => (index % 2 === 0 ? [halves(...short.slice(index, index + 2))] : [])),
      ...long.map((name) => [{ name, size: FULL_WIDTH }]),
      halves('sourcePage', 'privacyVersion'),
      halves('spamReason'),
    ],
  };
}

/**
 * Sets up the form fields that are new since the last start of this database: they get a label, are read-only, and each
 * role that may read the status may read them. Other settings of a host stay.
 */
export async function setUpNewFields(strapi: Core.Strapi): Promise<void> {
  const current = Object.fromEntries(
    FORMS.map((form) => [LEAD_TYPES[form].uid as string, Object.keys(FORM_RULES[form].fields)]),
  );
  const store = setupStore(strapi);
  const known = ((await store.get({ key: KNOWN_FIELDS_KEY })) as typeof current | null) ?? current;
  for (const form of FORMS) {
    const { uid } = LEAD_TYPES[form];
    const added = current[uid].filter((field) => !known[uid]?.includes(field));
    if (added.length === 0) continue;
    await configureType(strapi, uid, (screens) => labelReadOnly(screens, added));
    await permitReading(strapi, uid, added);
  }
  await store.set({ key: KNOWN_FIELDS_KEY, value: current });
}

/** Labels fields, and makes them read-only. */
function labelReadOnly({ metadatas }: Screens, fields: readonly string[]): void {
  for (const field of fields) {
    const label = fieldLabel(field);
    Object.assign(metadatas[field].list, { label });
    Object.assign(metadatas[field].edit, { label, editable: false });
  }
}
