import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isPageComponent, mainFieldOf, type Schema, sectionTexts } from './section-fields';
import { LABELS, LIST_LABELS, OVERRIDES } from './section-texts';

const COMPONENTS = path.resolve(import.meta.dirname, '../components');
const schemas = fs
  .readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => {
    const uid = file.replace(path.sep, '.').replace('.json', '');
    return { ...(JSON.parse(fs.readFileSync(path.join(COMPONENTS, file), 'utf8')) as Schema), uid };
  })
  .filter(({ uid }) => isPageComponent(uid));

describe.each(schemas.map((schema) => [schema.uid, schema] as const))('%s', (_, schema) => {
  it.each(Object.entries(sectionTexts(schema)))('has a label and a help sentence for %s', (field, { label, help }) => {
    expect(label).toMatch(/^[A-Z]/);
    expect(label).not.toBe(field);
    expect(help).toMatch(/^.{10,}\.$/);
  });
  it('is titled by a short text or an enumeration', () => {
    expect(['string', 'text', 'enumeration', 'customField']).toContain(schema.attributes[mainFieldOf(schema)]?.type);
  });
});

it('titles a section by its title, or else by the first field that can title it', () => {
  const titles = Object.fromEntries(schemas.map((schema) => [schema.uid, mainFieldOf(schema)]));
  expect(titles).toMatchObject({
    'opening.product-hero': 'title',
    'opening.anchor-nav': 'label',
    'closing.form': 'title',
    'items.stat': 'label',
    'items.text': 'text',
    'items.crumb': 'name',
    'items.plan-aspect': 'label',
    'items.contrast': 'usual',
    'items.picture': 'shipped',
  });
});

it('has no texts for fields that no section has', () => {
  const fields = schemas.flatMap(({ uid, attributes }) =>
    Object.entries(attributes).map(([name, { component }]) => ({ name, component, key: `${uid}.${name}` })),
  );
  const unused = (texts: object, of: (field: (typeof fields)[number]) => string | undefined) =>
    Object.keys(texts).filter((key) => !fields.some((field) => of(field) === key));
  expect(unused(LABELS, ({ name }) => name)).toEqual([]);
  expect(unused(LIST_LABELS, ({ component }) => component)).toEqual([]);
  expect(unused(OVERRIDES, ({ key }) => key)).toEqual([]);
});
