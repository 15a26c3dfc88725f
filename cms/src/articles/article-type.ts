import type { Core } from '@strapi/strapi';

export const ARTICLE_UID = 'api::article.article';
export const PUBLISH_ACTION = 'plugin::content-manager.explorer.publish';

/** Fields that the rules of this folder write. They are in no layout, so no editor sees them. */
export const INTERNAL_FIELDS = ['scheduledBy', 'firstPublishedAt', 'lockVersion'];

/** The fields of a draft that the rules of this folder look at. */
export type Draft = {
  id: number;
  documentId: string;
  title: string;
  slug: string;
  publishAt: string | Date | null;
  firstPublishedAt: string | Date | null;
  lockVersion: number | null;
  updatedAt: string | Date;
  updatedBy?: { firstname?: string; lastname?: string; email?: string } | null;
};

/** The draft of a document, or null where there is none. */
export async function findDraft(strapi: Core.Strapi, documentId: string): Promise<Draft | null> {
  const where = { documentId, publishedAt: { $null: true } };
  return strapi.db.query(ARTICLE_UID).findOne({ where, populate: ['updatedBy'] });
}

/** A time as editors read it. The server does not know their time zone. */
export function readableTime(time: string | Date): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat('en-GB', format).format(new Date(time))} UTC`;
}
