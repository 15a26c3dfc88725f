import type { Core } from '@strapi/strapi';

export const ARTICLE_UID = 'api::article.article';

/** Fields that only rules write. They are in no layout, so editors do not see them. */
export const INTERNAL_FIELDS = ['scheduledBy', 'firstPublishedAt', 'lockVersion'];

/** The draft fields that the rules in this folder read. */
export type Draft = {
  id: number;
  documentId: string;
  title: string;
  slug: string;
  firstPublishedAt: string | Date | null;
};

/** Returns the draft of a document, or null. */
export async function findDraft(strapi: Core.Strapi, documentId: string): Promise<Draft | null> {
  const where = { documentId, publishedAt: { $null: true } };
  return strapi.db.query(ARTICLE_UID).findOne({ where });
}
