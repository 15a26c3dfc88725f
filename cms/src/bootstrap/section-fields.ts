import type { FieldTexts } from './field-texts';
import { LABELS, LIST_LABELS, OVERRIDES } from './section-texts';

type Attribute = { type: string; component?: string; repeatable?: boolean; min?: number; max?: number };
export type Schema = {
  uid: string;
  info: { displayName: string; description?: string };
  attributes: Record<string, Attribute>;
};

/** The fields that can title a section or item, in order of preference. */
const TITLE_FIELDS = ['title', 'name', 'label', 'person', 'text', 'value', 'usual', 'shipped'];

/** Returns whether this is a section of a page or an item of one, and not a block of an article. */
export const isPageComponent = (uid: string): boolean => !uid.startsWith('shared.') && !uid.includes('::');

/** Returns the field that titles a collapsed section or item. */
export function mainFieldOf({ attributes }: Schema): string {
  const [first = ''] = Object.keys(attributes);
  return TITLE_FIELDS.find((name) => attributes[name] && attributes[name].type !== 'component') ?? first;
}

/** Returns labels and help texts of the fields of a section or item. */
export function sectionTexts({ uid, attributes }: Schema): Record<string, FieldTexts> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => {
      const { label, help } = OVERRIDES[`${uid}.${name}`] ?? textsOf(name, attribute);
      return [name, { label, help: [help, limitOf(attribute)].filter(Boolean).join(' ') }];
    }),
  );
}

function textsOf(name: string, { component = '' }: Attribute): FieldTexts {
  // A new section appears in the admin before its fields have texts here. A test requires them.
  return LABELS[name] ?? LIST_LABELS[component] ?? { label: name, help: '' };
}

function limitOf({ repeatable, min, max }: Attribute): string {
  if (!repeatable || !max) return '';
  return min === max ? `Exactly ${max}.` : `At most ${max}.`;
}
