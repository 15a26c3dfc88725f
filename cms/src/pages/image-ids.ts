import type { Model } from './populate-tree';

type Row = Record<string, unknown>;

/** Returns the ids of the files in a row, at any depth. */
export function imageIds(model: Model, row: Row, componentOf: (uid: string) => Model): number[] {
  return Object.entries(model.attributes).flatMap(([name, { type, component }]) => {
    const values = [row[name] ?? []].flat() as Row[];
    if (type === 'media') return values.map(({ id }) => id as number);
    if (type === 'component' && component) {
      return values.flatMap((item) => imageIds(componentOf(component), item, componentOf));
    }
    if (type !== 'dynamiczone') return [];
    return values.flatMap((section) => imageIds(componentOf(String(section.__component)), section, componentOf));
  });
}
