import type { Attribute } from '../pages/populate-tree';
import type { CheckedDocument, Fields } from './checked-document';

/** A field of a document: its value, the component that it belongs to, and its path in the form. */
export type Field = {
  uid: string;
  name: string;
  /** The field with the component, as `uid.name`. Undefined in the document itself and in its sections. */
  owner?: string;
  path: string[];
  value: unknown;
  attribute: Attribute;
  /** The labels of the path for editors: `section 2 "Plans", Prices 1, Label`. */
  location: string;
};

type Document = Pick<CheckedDocument, 'uid' | 'data' | 'schemas'>;
type Row = { uid: string; owner?: string; fields: Fields; path: string[]; locations: string[] };

/** Returns every field of a document, at any depth, in the order of the form. */
export function* fieldsOf({ uid, data, schemas }: Document): Generator<Field> {
  yield* fieldsIn(schemas, { uid, fields: data, path: [], locations: [] });
}

function* fieldsIn(schemas: Document['schemas'], { uid, owner, fields, ...at }: Row): Generator<Field> {
  const labels = schemas.labelsOf(uid);
  for (const [name, attribute] of Object.entries(schemas.modelOf(uid).attributes)) {
    const value = fields[name];
    const path = [...at.path, name];
    const label = labels[name]?.label ?? name;
    yield { uid, name, owner, path, value, attribute, location: [...at.locations, label].join(', ') };
    const rows = (Array.isArray(value) ? value : []) as Fields[];
    const { type, component = '', repeatable } = attribute;
    const inner = { uid: component, owner: `${uid}.${name}` };
    if (type === 'dynamiczone') {
      for (const [index, row] of rows.entries()) {
        const section = String(row.__component);
        const location = `${name.replace(/s$/, '')} ${index + 1} "${schemas.nameOf(section)}"`;
        yield* fieldsIn(schemas, { uid: section, fields: row, path: [...path, String(index)], locations: [location] });
      }
    } else if (component && repeatable) {
      for (const [index, row] of rows.entries()) {
        const locations = [...at.locations, `${label} ${index + 1}`];
        yield* fieldsIn(schemas, { ...inner, fields: row, path: [...path, String(index)], locations });
      }
    } else if (component && value) {
      yield* fieldsIn(schemas, { ...inner, fields: value as Fields, path, locations: [...at.locations, label] });
    }
  }
}
