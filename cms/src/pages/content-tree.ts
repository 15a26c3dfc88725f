export type Attribute = {
  type: string;
  component?: string;
  components?: string[];
  repeatable?: boolean;
  multiple?: boolean;
  relation?: string;
  target?: string;
  default?: unknown;
  required?: boolean;
  private?: boolean;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  min?: number;
  max?: number;
  regex?: string;
};
export type Model = { attributes: Record<string, Attribute> };
type ComponentOf = (uid: string) => Model;
type ModelOf = (uid: string) => Model | undefined;
type Row = Record<string, unknown>;

const NESTED_TYPES = new Set(['component', 'dynamiczone']);
/** Fields that Strapi or the rules of a type maintain. */
const SYSTEM_FIELDS = new Set([
  ...['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy'],
  ...['locale', 'localizations', 'publishAt', 'unpublishAt', 'scheduledBy', 'lockVersion', 'firstPublishedAt'],
]);
/** The fields of a file of the media library that `imageOf` reads. */
export const IMAGE_FIELDS = [
  ...['url', 'width', 'height', 'alternativeText', 'formats', 'focalPoint', 'createdAt', 'updatedAt'],
] as const;

/** Returns the names of the fields that an editor fills in. */
export const contentFields = ({ attributes }: Model): string[] =>
  Object.keys(attributes).filter((name) => !SYSTEM_FIELDS.has(name));

type FieldsOf = (attribute: Attribute) => readonly string[] | undefined;
const imageFields: FieldsOf = ({ type }) => (type === 'media' ? IMAGE_FIELDS : undefined);

/**
 * Returns the exact `populate` of a model: each component, each section of a dynamic zone by its uid, and of files and
 * related entries the fields that `fieldsOf` returns, by default those of images that the site needs. `*` would leave
 * out the items of sections.
 */
export function populateTree(model: Model, componentOf: ComponentOf, fieldsOf = imageFields): Row {
  const inner = (uid: string) => {
    const populate = populateTree(componentOf(uid), componentOf, fieldsOf);
    return Object.keys(populate).length > 0 ? { populate } : true;
  };
  const populate: Row = {};
  for (const name of contentFields(model)) {
    const { type, component, components = [] } = model.attributes[name];
    const fields = fieldsOf(model.attributes[name]);
    if (fields) populate[name] = { fields };
    if (type === 'component' && component) populate[name] = inner(component);
    if (type === 'dynamiczone') populate[name] = { on: Object.fromEntries(components.map((uid) => [uid, inner(uid)])) };
  }
  return populate;
}

type Size = { url: string; width: number };
/** A file of the media library. `focalPoint`: what stays visible in a crop, in percent from the left and the top. */
type ImageFile = {
  url: string;
  width?: number | null;
  height?: number | null;
  alternativeText?: string | null;
  formats?: Record<string, Size> | null;
  focalPoint?: { x: number; y: number } | null;
  createdAt?: string;
  updatedAt?: string;
};

/** Returns what the site needs to show an image: its URL, size, alternative text and focal point, and its smaller sizes. */
export function imageOf({ url, width, height, alternativeText, formats, focalPoint, ...times }: ImageFile): object {
  const { createdAt = '', updatedAt = '' } = times;
  // A replaced file has the URL of the old one, which browsers cache for a year. The query makes it another URL.
  const suffix = updatedAt === createdAt ? '' : `?v=${Date.parse(updatedAt).toString(36)}`;
  const sizes = Object.entries(formats ?? {}).map(([name, size]) => {
    return [name, { url: size.url + suffix, width: size.width }] as const;
  });
  return {
    url: url + suffix,
    ...(width && height && { width, height }),
    ...(alternativeText && { alternativeText }),
    ...(focalPoint && { focalPoint: { x: focalPoint.x, y: focalPoint.y } }),
    ...(sizes.length > 0 && { formats: Object.fromEntries(sizes) }),
  };
}

/** Returns what stands for a value that is no component: undefined leaves it out. Gets the null of a component, too. */
type Leaf = (attribute: Attribute, value: unknown) => unknown;
const imageLeaf: Leaf = ({ type }, value) => {
  if (value === null) return undefined;
  return type === 'media' ? imageOf(value as ImageFile) : value;
};

/**
 * Returns the fields of a row that an editor fills in, as the seed files have them: without the ids of components, which
 * change at each publish. By default without `null`s, and with only those fields of images that the site needs. A
 * component that does not exist any more has no fields.
 */
export function toPlain(model: Model | undefined, row: Row, modelOf: ModelOf, leaf = imageLeaf): Row {
  const plain: Row = {};
  for (const name of model ? contentFields(model) : []) {
    const attribute = model!.attributes[name];
    const { type, component = '' } = attribute;
    const ofComponent = (inner: Row) => toPlain(modelOf(component), inner, modelOf, leaf);
    let value = row[name];
    if (value === undefined) continue;
    if (value === null || !NESTED_TYPES.has(type)) value = leaf(attribute, value);
    else if (type === 'dynamiczone') {
      value = (value as Array<Row & { __component: string }>).map(({ __component, ...section }) => ({
        __component,
        ...toPlain(modelOf(__component), section, modelOf, leaf),
      }));
    } else value = Array.isArray(value) ? value.map(ofComponent) : ofComponent(value as Row);
    if (value !== undefined) plain[name] = value;
  }
  return plain;
}

/** Returns the ids of the files in a row, at any depth. */
export function imageIds(model: Model, row: Row, componentOf: ComponentOf): number[] {
  return Object.entries(model.attributes).flatMap(([name, { type, component }]) => {
    const values = [row[name] ?? []].flat() as Array<Row & { __component?: string }>;
    if (type === 'media') return values.map(({ id }) => id as number);
    if (type !== 'component' && type !== 'dynamiczone') return [];
    return values.flatMap((inner) => imageIds(componentOf(inner.__component ?? component ?? ''), inner, componentOf));
  });
}
