import type { Core } from '@strapi/strapi';
import type { Configuration, ContentTypes } from '../../bootstrap/admin-layout';
import { runOnce } from '../../bootstrap/run-once';
import { LEAD_TYPES } from '../lead-types';
import { FORM_RULES, type FormName } from '../rules.generated';
import { fieldLabel } from './field-label';

const INBOX_FIELDS = ['leadStatus', 'receivedAt', 'sourcePage', 'privacyVersion', 'spamReason'];
/** Fields that the panels beside the form show and change. The form has none of them. */
const PANEL_FIELDS = ['owner', 'followUpOn', 'notes'];
const HELP_TEXTS: Record<string, string> = {
  leadStatus: 'New until somebody takes it on. Spam is what the hidden field or the clock caught: look now and then.',
  privacyVersion: 'The date of the privacy page that applied when the form was sent.',
};
/**
 * Columns after status and date. E-mail and phone come first, because small screens need scrolling for the last ones.
 */
const LIST_COLUMNS: Record<FormName, readonly string[]> = {
  demo: ['name', 'email', 'phone', 'organization', 'preferredDate', 'preferredTime'],
  contact: ['name', 'email', 'phone', 'organizationName', 'message'],
  apply: ['name', 'email', 'phone', 'motivation'],
  tellmore: ['name', 'email', 'phone', 'organization', 'needs'],
  trial: ['name', 'email', 'phone', 'organization', 'teamSize'],
};
const HALF_WIDTH = 6;
const FULL_WIDTH = 12;

/** Configures the inbox screens: newest first, and the visitor's input is read-only. Runs once per database. */
export async function configureInbox(strapi: Core.Strapi): Promise<void> {
  await runOnce(strapi, 'inbox-arranged', async () => {
    const types = strapi.plugin('content-manager').service('content-types') as unknown as ContentTypes;
    for (const [form, { uid }] of Object.entries(LEAD_TYPES)) {
      const type = types.findContentType(uid);
      const { uid: _, ...configuration } = await types.findConfiguration(type);
      const sent = FORM_RULES[form as FormName].fields;
      for (const field of [...Object.keys(sent), ...INBOX_FIELDS]) {
        const { edit, list } = configuration.metadatas[field];
        const label = fieldLabel(field);
        Object.assign(list, { label });
        Object.assign(edit, { label, description: HELP_TEXTS[field] ?? '', editable: field === 'leadStatus' });
      }
      Object.assign(configuration.settings, {
        defaultSortBy: 'receivedAt',
        defaultSortOrder: 'DESC',
        mainField: 'name',
        pageSize: 20,
      });
      labelReadOnly(configuration, PANEL_FIELDS);
      const long = (name: string) => sent[name]?.kind === 'text';
      const short = Object.keys(sent).filter((name) => !long(name));
      configuration.layouts = {
        list: ['receivedAt', 'leadStatus', 'owner', 'followUpOn', ...LIST_COLUMNS[form as FormName]],
        edit: [
          [
            { name: 'leadStatus', size: HALF_WIDTH },
            { name: 'receivedAt', size: HALF_WIDTH },
          ],
          ...pairs(short).map((row) => row.map((name) => ({ name, size: HALF_WIDTH }))),
          ...Object.keys(sent)
            .filter(long)
            .map((name) => [{ name, size: FULL_WIDTH }]),
          [
            { name: 'sourcePage', size: HALF_WIDTH },
            { name: 'privacyVersion', size: HALF_WIDTH },
          ],
          [{ name: 'spamReason', size: HALF_WIDTH }],
        ],
      };
      await types.updateConfiguration(type, configuration);
    }
  });
}

/** Labels fields, and makes them read-only. */
export function labelReadOnly({ metadatas }: Pick<Configuration, 'metadatas'>, fields: readonly string[]): void {
  for (const field of fields) {
    const label = fieldLabel(field);
    Object.assign(metadatas[field].list, { label });
    Object.assign(metadatas[field].edit, { label, editable: false });
  }
}

function pairs(names: readonly string[]): string[][] {
  return names.filter((_, index) => index % 2 === 0).map((_, row) => names.slice(2 * row, 2 * row + 2));
}
