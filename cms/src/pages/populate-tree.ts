import { IMAGE_FIELDS } from './image';

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
type Tree = true | { fields: readonly string[] } | { populate: Record<string, Tree | { on: Record<string, Tree> }> };

/**
 * Returns the exact `populate` of a model: each component, each section of a dynamic zone by its uid, and these
 * fields of images, by default those that the site needs. `*` would leave out the items of sections.
 */
export function populateTree(
  model: Model,
  componentOf: (uid: string) => Model,
  fields: readonly string[] = IMAGE_FIELDS,
): Exclude<Tree, { fields: unknown }> {
  const tree = (uid: string) => populateTree(componentOf(uid), componentOf, fields);
  const populate: Record<string, Tree | { on: Record<string, Tree> }> = {};
  for (const [name, { type, component, components = [] }] of Object.entries(model.attributes)) {
    if (type === 'component' && component) populate[name] = tree(component);
    if (type === 'dynamiczone') populate[name] = { on: Object.fromEntries(components.map((uid) => [uid, tree(uid)])) };
    if (type === 'media') populate[name] = { fields };
  }
  return Object.keys(populate).length > 0 ? { populate } : true;
}
