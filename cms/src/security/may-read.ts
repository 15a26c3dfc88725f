import type { Core } from '@strapi/strapi';
import { permissionChecker } from './permission-checker';

/** Returns whether the user with this ability may read a document. False if the document does not exist. */
export async function mayRead(strapi: Core.Strapi, userAbility: unknown, model: string, documentId: string) {
  const where = { documentId };
  const document = await strapi.db.query(model).findOne({ where, populate: ['createdBy'] });
  return Boolean(document) && !permissionChecker(strapi, userAbility, model).cannot.read(document);
}
