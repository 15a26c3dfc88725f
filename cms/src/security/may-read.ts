import type { Core } from '@strapi/strapi';

type Checker = { cannot: { read(entity: unknown): boolean } };
type CheckerService = { create(options: { userAbility: unknown; model: string }): Checker };

/** Returns whether the user with this ability may read a document. False if the document does not exist. */
export async function mayRead(strapi: Core.Strapi, userAbility: unknown, model: string, documentId: string) {
  const where = { documentId };
  const document = await strapi.db.query(model).findOne({ where, populate: ['createdBy'] });
  const checkers = strapi.plugin('content-manager').service<CheckerService>('permission-checker');
  return Boolean(document) && !checkers.create({ userAbility, model }).cannot.read(document);
}
