import fs from 'node:fs';
import path from 'node:path';

export type Section = { __component: string; variant?: string; [field: string]: unknown };
type Field = {
  type: string;
  required?: boolean;
  repeatable?: boolean;
  component?: string;
  min?: number;
  default?: unknown;
};

const CMS = path.resolve(import.meta.dirname, '../../cms');
const json = <T>(file: string) => JSON.parse(fs.readFileSync(path.join(CMS, file), 'utf8')) as T;
const fieldsOf = (uid: string) =>
  json<{ attributes: Record<string, Field> }>(`src/components/${uid.replace('.', '/')}.json`).attributes;

/** Returns one section of each type and design of the shipped pages: the one with the most content. */
export function sectionKinds(): { name: string; section: Section }[] {
  const all = fs
    .readdirSync(path.join(CMS, 'seed/pages'))
    .flatMap((file) => json<{ sections: Section[] }>(`seed/pages/${file}`).sections);
  const largest = new Map<string, Section>();
  for (const section of all) {
    const name = [section.__component, section.variant].filter(Boolean).join(' ');
    const known = largest.get(name);
    if (!known || JSON.stringify(section).length > JSON.stringify(known).length) largest.set(name, section);
  }
  return [...largest].map(([name, section]) => ({ name, section }));
}

/** Returns a section under another title, because two landmarks of one page must not have one name. */
export const renamed = (section: Section, suffix: string): Section =>
  Object.fromEntries(
    Object.entries(section).map(([name, value]) =>
      ['title', 'label'].includes(name) ? [name, `${String(value).slice(0, 60)} ${suffix}`] : [name, value],
    ),
  ) as Section;

/**
 * Returns a section with the least that its schema allows: no optional field, and as few items as possible. The opening of
 * a product keeps its picture or animation, which the CMS requires.
 */
export function least(section: Section): Section {
  const kept = leastOf(section.__component, section);
  const { variant } = section;
  return { ...kept, __component: section.__component, ...(variant && { variant }) };
}

function leastOf(uid: string, value: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(fieldsOf(uid)).flatMap(([name, field]): [string, unknown][] => {
    const own = value[name];
    if (own === undefined || own === null) return [];
    if (uid === 'opening.product-hero' && ['picture', 'opening'].includes(name)) return [[name, own]];
    if (field.type !== 'component') return field.required ? [[name, own]] : [];
    const { component = '', repeatable, required, min = required ? 1 : 0 } = field;
    if (!repeatable) return required ? [[name, leastOf(component, own as Record<string, unknown>)]] : [];
    const items = (own as Record<string, unknown>[]).slice(0, min);
    return items.length > 0 ? [[name, items.map((item) => leastOf(component, item))]] : [];
  });
  return Object.fromEntries(entries);
}
