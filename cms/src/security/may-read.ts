import type { Core } from '@strapi/strapi';
import { permissionChecker } from './permission-checker';
import { rowsOf } from './document-access';

/** Returns whether the user with this ability may read all rows of a document. False if it does not exist. */
export async function mayRead(strapi: Core.Strapi, userAbility: unknown, model: string, documentId: string) {
  const rows = await rowsOf(strapi, { uid: model, documentId });
  const checker = permissionChecker(strapi, userAbility, model);
  return rows.length > 0 && rows.every((row) => !checker.cannot.read(row));
}
