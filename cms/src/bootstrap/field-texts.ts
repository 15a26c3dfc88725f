import texts from './field-texts.json';

/** Texts of a field: `label` above it and as column header, `help` below it. */
export type FieldTexts = { label: string; help: string };
type Table = Readonly<Record<string, FieldTexts>>;
type Attribute = { type: string; component?: string; repeatable?: boolean; min?: number; max?: number };
export type Schema = {
  uid: string;
  info: { displayName: string; description?: string };
  attributes: Record<string, Attribute>;
};

/** The texts by the name of a field, for lists by the uid of their items, and those of one type or component. */
export const FIELD_TEXTS: { fields: Table; lists: Table; own: Readonly<Record<string, Table>> } = texts;

/** The content types whose fields have texts. */
export const TYPES_WITH_TEXTS = Object.keys(texts.own).filter((uid) => uid.includes('::'));

/** The fields that can title a section or item, in order of preference. */
const TITLE_FIELDS = ['title', 'name', 'label', 'person', 'text', 'value', 'usual', 'shipped'];

/** Returns whether this is a section of a page or an item of one, and not a block of an article. */
export const isPageComponent = (uid: string): boolean => !uid.startsWith('shared.') && !uid.includes('::');

/** Returns the field that titles a collapsed section or item. */
export function mainFieldOf({ attributes }: Schema): string {
  const [first = ''] = Object.keys(attributes);
  return TITLE_FIELDS.find((name) => attributes[name] && attributes[name].type !== 'component') ?? first;
}

/** Returns the labels and help texts of the fields of a type, a block of an article, or a section or item of a page. */
export function fieldTexts({ uid, attributes }: Schema): Record<string, FieldTexts> {
  const { fields, lists, own } = FIELD_TEXTS;
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]) => {
      const found = own[uid]?.[name] ?? fields[name] ?? lists[attribute.component ?? ''];
      if (!found) return [];
      const limit = isPageComponent(uid) ? limitOf(attribute) : '';
      return [[name, { label: found.label, help: [found.help, limit].filter(Boolean).join(' ') }]];
    }),
  );
}

function limitOf({ repeatable, min, max }: Attribute): string {
  if (!repeatable || !max) return '';
  return min === max ? `Exactly ${max}.` : `At most ${max}.`;
}
