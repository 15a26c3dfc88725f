import { type ImageFile, imageOf } from './image';
import type { Model } from './populate-tree';

type Row = Record<string, unknown>;

/**
 * Returns the fields of a row as the seed files have them: without `null`s, without the ids of components, which change
 * at each publish, and with only those fields of images that the site needs.
 */
export function toPlain(
  model: Model,
  row: Row,
  componentOf: (uid: string) => Model,
  fields?: ReadonlySet<string>,
): Row {
  const plain: Row = {};
  for (const [name, { type, component }] of Object.entries(model.attributes)) {
    const value = row[name];
    if (value === null || value === undefined || (fields && !fields.has(name))) continue;
    const ofComponent = (uid: string, inner: Row) => toPlain(componentOf(uid), inner, componentOf);
    if (type === 'component' && component) {
      plain[name] = Array.isArray(value)
        ? value.map((item: Row) => ofComponent(component, item))
        : ofComponent(component, value as Row);
    } else if (type === 'dynamiczone') {
      plain[name] = (value as Array<Row & { __component: string }>).map(({ __component, ...section }) => ({
        __component,
        ...ofComponent(__component, section),
      }));
    } else plain[name] = type === 'media' ? imageOf(value as ImageFile) : value;
  }
  return plain;
}
