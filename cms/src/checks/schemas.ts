import type { Core } from '@strapi/strapi';
import { ARTICLE_FIELDS } from '../bootstrap/article-fields';
import { BLOCK_FIELDS } from '../bootstrap/block-fields';
import { PAGE_FIELDS } from '../bootstrap/page-fields';
import { type Schema, sectionTexts } from '../bootstrap/section-fields';
import type { Schemas } from './checked-document';

type SchemaOf = (uid: string) => Schema;

/** Returns the models with the names and labels that the admin shows. */
export function schemasOf(schemaOf: SchemaOf): Schemas {
  return {
    modelOf: (uid) => schemaOf(uid),
    nameOf: (uid) => schemaOf(uid).info.displayName,
    labelsOf: (uid) => PAGE_FIELDS[uid] ?? ARTICLE_FIELDS[uid] ?? BLOCK_FIELDS[uid] ?? sectionTexts(schemaOf(uid)),
  };
}

export const strapiSchemas = (strapi: Core.Strapi): Schemas => schemasOf((uid) => strapi.getModel(uid as never));
