import { fieldTexts } from '../bootstrap/field-texts';
import { type Attribute, contentFields } from '../pages/content-tree';
import type { Content, Model, ModelOf } from './revision-content';
import { alignment, type Part, textDifference } from './text-difference';

/**
 * A difference between the draft and a revision: `place` has the labels of its field in the form. `removed` is only in
 * the draft, `added` only in the revision, `moved` is a section or an item at another position.
 */
export type Change = { place: string[]; kind: 'changed' | 'added' | 'removed' | 'moved'; parts: Part[] };

type Item = Content & { __component?: string };

/** Returns the differences between a draft and a revision, in the order of the schema. */
export function difference(
  model: Model,
  draft: Content,
  revision: Content,
  modelOf: ModelOf,
  place: string[] = [],
): Change[] {
  return contentFields(model as never).flatMap((name): Change[] => {
    const attribute = model.attributes[name];
    const [before, after] = [draft[name] ?? null, revision[name] ?? null];
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    const label = labelOf(model, name);
    const { type, component = '', repeatable } = attribute;
    if (type === 'dynamiczone' || (type === 'component' && repeatable)) {
      const lists = [(before ?? []) as Item[], (after ?? []) as Item[]] as const;
      return listDifference(attribute, label, lists, modelOf, place);
    }
    if (type === 'component') {
      const inner = modelOf(component);
      const [left, right] = [(before ?? {}) as Content, (after ?? {}) as Content];
      return inner ? difference(inner, left, right, modelOf, [...place, label]) : [];
    }
    const parts = textDifference(valueText(before), valueText(after));
    // Two values may read the same, such as null and an empty text.
    return parts.some(({ kind }) => kind !== 'same') ? [{ place: [...place, label], kind: 'changed', parts }] : [];
  });
}

/** Compares two lists of sections or items. Pairs equal ones first, then those of one type between them. */
function listDifference(
  attribute: Attribute,
  label: string,
  [before, after]: readonly [Item[], Item[]],
  modelOf: ModelOf,
  place: string[],
): Change[] {
  const uidOf = (item: Item) => String(item.__component ?? attribute.component);
  const nameAt = (items: Item[], index: number) => [...place, itemName(attribute, label, items[index], index, modelOf)];
  const wholeItem = (kind: 'added' | 'removed', items: Item[], index: number): Change => {
    const inner = modelOf(uidOf(items[index]));
    const text = inner ? linesOf(inner, items[index], modelOf).join('\n') : '';
    return { kind, place: nameAt(items, index), parts: [{ kind, text }] };
  };
  return pairItems(before, after, uidOf).flatMap(([left, right]): Change[] => {
    if (right === undefined) return [wholeItem('removed', before, left!)];
    if (left === undefined) return [wholeItem('added', after, right)];
    const inner = modelOf(uidOf(before[left]));
    const changes = inner ? difference(inner, before[left], after[right], modelOf, nameAt(before, left)) : [];
    const isMoved = changes.length === 0 && left !== right && before.length === after.length;
    const text = `${left + 1} → ${right + 1}`;
    return isMoved ? [{ kind: 'moved', place: nameAt(before, left), parts: [{ kind: 'same', text }] }] : changes;
  });
}

type Pair = [number | undefined, number | undefined];

function pairItems(before: Item[], after: Item[], uidOf: (item: Item) => string): Pair[] {
  const json = (items: Item[]) => items.map((item) => JSON.stringify(item));
  const pairs = alignment(json(before), json(after));
  // An equal item elsewhere was moved. Then, between two pairs, items of one type are the same item with changes.
  const isEqual = (left: number, right: number) => JSON.stringify(before[left]) === JSON.stringify(after[right]);
  const isAlike = (left: number, right: number) => uidOf(before[left]) === uidOf(after[right]);
  for (const matches of [isEqual, isAlike]) {
    for (const pair of [...pairs]) {
      const [left, right] = pair;
      if (left === undefined || right !== undefined) continue;
      const partner = pairs.find((one) => one[0] === undefined && one[1] !== undefined && matches(left, one[1]));
      if (!partner) continue;
      pair[1] = partner[1];
      pairs.splice(pairs.indexOf(partner), 1);
    }
  }
  return pairs;
}

function itemName({ type }: Attribute, label: string, item: Item, index: number, modelOf: ModelOf): string {
  if (type !== 'dynamiczone') return `${label} ${index + 1}`;
  const name = modelOf(String(item.__component))?.info.displayName ?? String(item.__component);
  return `${label.replace(/s$/, '')} ${index + 1}, ${name}`;
}

/** Returns the filled fields of a section or item, each as a line. */
function linesOf(model: Model, content: Content, modelOf: ModelOf): string[] {
  return contentFields(model as never).flatMap((name) => {
    const value = content[name] ?? null;
    if (value === null) return [];
    const label = labelOf(model, name);
    const inner = modelOf(model.attributes[name].component ?? '');
    if (!inner) return valueText(value) ? [`${label}: ${valueText(value)}`] : [];
    return [value]
      .flat()
      .flatMap((item) => linesOf(inner, item as Content, modelOf).map((line) => `${label}, ${line}`));
  });
}

function labelOf(model: Model, name: string): string {
  const texts = fieldTexts(model);
  return texts[name]?.label ?? name;
}

function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (typeof value === 'object') return 'name' in value && typeof value.name === 'string' ? value.name : '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
