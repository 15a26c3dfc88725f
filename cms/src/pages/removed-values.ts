import type { Core } from '@strapi/strapi';

type Removed = {
  attribute: string;
  /** The only component whose values these are. Without it: every component with the attribute. */
  uid?: string;
  values: readonly string[];
  /** The value that replaces them. `null`: none. */
  by: string | null;
};

/** The values of enumerations that earlier releases had. The CMS would refuse to publish a page with one. */
export const REMOVED: readonly Removed[] = [
  {
    attribute: 'mockup',
    values: [
      'surve-r-week',
      'surve-r-plans',
      'surve-r-support',
      'surve-r-jowar',
      'surve-r-pigeon-pea',
      'surve-r-groundnut',
      'surve-r-decides-herself',
      'surve-r-husband-decides',
      'surve-r-decide-together',
      'progran-log-frame',
      'progran-weeks-raichur',
      'progran-weeks-before',
      'progran-grants',
      'progran-grant-foundation',
      'progran-grant-company',
      'progran-grant-state',
      'progran-plans',
      'progran-support',
      'drive-r-spellings',
      'drive-r-joined',
      'drive-r-plans',
      'drive-r-support',
    ],
    by: null,
  },
  { attribute: 'drawing', uid: 'items.offering', values: ['three-models', 'goals-bar'], by: null },
  { attribute: 'variant', uid: 'product.plans', values: ['band', 'below'], by: 'halves' },
  { attribute: 'variant', uid: 'product.points', values: ['dark'], by: 'wide' },
  { attribute: 'variant', uid: 'product.offer', values: ['paper'], by: 'leaf' },
  { attribute: 'variant', uid: 'product.offer', values: ['deep'], by: 'sand' },
  { attribute: 'variant', uid: 'product.offer', values: ['surface'], by: 'amber' },
];

/** Returns content of a page without removed values, for an update of the page. */
export function withoutRemovedValues<T>(data: T): T {
  if (Array.isArray(data)) return data.map((one: unknown) => withoutRemovedValues(one)) as T;
  if (typeof data !== 'object' || data === null || data instanceof Date) return data;
  const { __component: uid } = data as { __component?: string };
  const entries = Object.entries(data).map(([name, value]) => {
    const removed = REMOVED.find(
      (one) => one.attribute === name && one.values.includes(value as string) && (!uid || !one.uid || one.uid === uid),
    );
    return [name, removed ? removed.by : withoutRemovedValues(value)];
  });
  return Object.fromEntries(entries) as T;
}

/** Replaces removed values in the stored sections and items. */
export async function replaceRemovedValues(strapi: Core.Strapi): Promise<void> {
  for (const [uid, { collectionName, attributes }] of Object.entries(strapi.components)) {
    for (const removed of REMOVED) {
      if (!attributes[removed.attribute] || (removed.uid && removed.uid !== uid) || !collectionName) continue;
      await strapi.db
        .connection(collectionName)
        .whereIn(removed.attribute, removed.values)
        .update({ [removed.attribute]: removed.by });
    }
  }
}
