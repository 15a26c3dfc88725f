import type { Core } from '@strapi/strapi';
import { ARTICLE_UID } from '../articles/article-type';
import { fieldTexts, type Schema } from '../bootstrap/field-texts';
import type { Attribute, Model } from '../pages/content-tree';
import { PAGE_UID } from '../pages/page-type';
import type { TextFacts } from './site-facts';

export type CheckedUid = typeof ARTICLE_UID | typeof PAGE_UID;

/** Returns whether the checks are for this type. */
export const isChecked = (uid: string): uid is CheckedUid => uid === ARTICLE_UID || uid === PAGE_UID;

/**
 * A problem of a document. `message` continues the title of the document: `"Rain" has a cover that …`. `path` is the
 * field in the form. `refuse`: the document is not published with it. `warn`: only the panel shows it. `isLoss`: the page
 * does not show something of a text, which Publish says too.
 */
export type Problem = { level: 'refuse' | 'warn'; message: string; path: string[]; isLoss?: true };

export const refuse = (message: string, path: string[]): Problem => ({ level: 'refuse', message, path });
export const warn = (message: string, path: string[]): Problem => ({ level: 'warn', message, path });
export const warnOfLoss = (message: string, path: string[]): Problem => ({ ...warn(message, path), isLoss: true });

/** A file of the media library, as the checks read it. `size` is in kB. */
export type CheckedFile = {
  id: number;
  name: string;
  url: string;
  hash?: string;
  mime?: string;
  width?: number | null;
  size?: number | null;
  alternativeText?: string | null;
};

/** The fields of `CheckedFile`. */
export const FILE_FIELDS = ['name', 'url', 'hash', 'mime', 'width', 'size', 'alternativeText'] as const;

export type Fields = Record<string, unknown>;
type Schemas = ReturnType<typeof schemasOf>;

export type CheckedText = {
  path: string[];
  location: string;
  /** Null if the site does not respond in time. */
  facts: TextFacts | null;
};

/** A document with all data that its checks read. */
export type CheckedDocument = {
  uid: string;
  data: Fields;
  schemas: Schemas;
  /** The texts that the site parses, in their order on the page. */
  texts: CheckedText[];
  /** Returns the file of the media library with this URL, or of which this is a size. */
  libraryFile(url: string): CheckedFile | undefined;
  /** Whether the file of the cover exists. */
  hasCoverFile: boolean;
  /** The title of another published article with this slug. */
  slugOwner?: string;
  /** The names of the pictures that the site ships. */
  shippedPictures: ReadonlySet<string>;
  /** Returns whether a path of this site leads to a page, an article, a file or a redirect. */
  isKnownPath(path: string): boolean;
  /** The problem that the rules of pages found in the database (`pages/page-rules.ts`). */
  pageProblem?: Problem;
};

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

/** Refuses each field of a document for which `messageOf` returns a message. */
export const refuseFields = (document: Document, messageOf: (field: Field) => string | null | undefined): Problem[] =>
  [...fieldsOf(document)].flatMap((field) => {
    const message = messageOf(field);
    return message ? [refuse(message, field.path)] : [];
  });

/** Returns the facts of the schemas that the checks read: models, their names, and the labels that the admin shows. */
export const schemasOf = (schemaOf: (uid: string) => Schema) => ({
  modelOf: (uid: string): Model => schemaOf(uid),
  nameOf: (uid: string) => schemaOf(uid).info.displayName,
  labelsOf: (uid: string) => fieldTexts(schemaOf(uid)),
});

export const strapiSchemas = (strapi: Core.Strapi): Schemas => schemasOf((uid) => strapi.getModel(uid as never));
