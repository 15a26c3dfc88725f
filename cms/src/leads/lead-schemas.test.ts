import { expect, it } from 'vitest';
import { LEAD_STATUSES, LEAD_TYPES } from './lead-types';
import { FORM_RULES, type FormName } from './rules.generated';

type Schema = { attributes: Record<string, object> & { leadStatus: { enum: string[] } } };
const schemas = import.meta.glob<Schema>('../api/*/content-types/*/schema.json', { eager: true, import: 'default' });

it.each(Object.entries(LEAD_TYPES))('each field of the form %s is stored, with its rules', (form, { uid }) => {
  const name = uid.split('.')[1]!;
  const { attributes } = schemas[`../api/${name}/content-types/${name}/schema.json`]!;
  const { fields } = FORM_RULES[form as FormName];
  for (const [field, { kind, required, max }] of Object.entries(fields)) {
    const rules = { ...(required && { required }), ...(kind !== 'date' && { maxLength: max }) };
    expect(attributes, field).toHaveProperty(field, expect.objectContaining(rules));
  }
  expect(attributes.leadStatus.enum).toEqual([...LEAD_STATUSES]);
});
