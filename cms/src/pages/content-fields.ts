import type { Model } from './populate-tree';

/** Fields that Strapi or the rules of a type maintain. */
const SYSTEM_FIELDS = new Set([
  ...['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy'],
  ...['locale', 'localizations', 'publishAt', 'unpublishAt', 'scheduledBy', 'lockVersion', 'firstPublishedAt'],
]);

/** Returns the names of the fields that an editor fills in. */
export const contentFields = ({ attributes }: Model): string[] =>
  Object.keys(attributes).filter((name) => !SYSTEM_FIELDS.has(name));
