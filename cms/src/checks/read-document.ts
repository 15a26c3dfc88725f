import fs from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { ARTICLE_UID } from '../articles/article-type';
import { checkPage } from '../pages/page-rules';
import { type PageData, PAGE_UID, shippedPictures } from '../pages/page-type';
import { populateTree } from '../pages/content-tree';
import { modelOf } from '../pages/site-content';
import { hashesIn } from '../public-api/text-images';
import {
  type CheckedDocument,
  type CheckedFile,
  type Fields,
  FILE_FIELDS,
  type CheckedUid,
  fieldsOf,
  type Problem,
  refuse,
  strapiSchemas,
} from './checked-document';
import { readSitePaths, readTextFacts } from './site-facts';

const FILE_UID = 'plugin::upload.file';
/** The URL of a file that the CMS stores itself, and not in an object store. */
const LOCAL_UPLOADS_PREFIX = '/uploads/';

type Version = { documentId: string; status: 'draft' | 'published' };

/** Returns the fields of a document that the checks read, or null. */
export async function readFields(strapi: Core.Strapi, uid: CheckedUid, version: Version): Promise<Fields | null> {
  const populate = populateTree(
    modelOf(strapi, uid),
    (component) => modelOf(strapi, component),
    ({ type }) => (type === 'media' ? FILE_FIELDS : undefined),
  );
  return strapi.documents(uid).findOne({ ...version, populate: populate as never });
}

/** Returns a document with all data that its checks read. */
export async function readDocument(strapi: Core.Strapi, uid: CheckedUid, data: Fields): Promise<CheckedDocument> {
  const schemas = strapiSchemas(strapi);
  const texts = [...fieldsOf({ uid, data, schemas })].flatMap(({ attribute, value, path, location }) =>
    attribute.type === 'richtext' && typeof value === 'string' && value.trim() ? [{ path, location, value }] : [],
  );
  const values = texts.map(({ value }) => value);
  const facts = await readTextFacts(strapi, values);
  return {
    ...{ uid, data, schemas },
    texts: texts.map(({ path, location }, index) => ({ path, location, facts: facts[index] ?? null })),
    libraryFile: await readLibrary(strapi, values.join('\n')),
    hasCoverFile: await hasFile(strapi, data.cover as CheckedFile | null | undefined),
    slugOwner: uid === ARTICLE_UID ? await readSlugOwner(strapi, data) : undefined,
    shippedPictures: shippedPictures(strapi.dirs.app.root),
    isKnownPath: await readSitePaths(strapi),
    pageProblem: uid === PAGE_UID ? await readPageProblem(strapi, data) : undefined,
  };
}

async function readLibrary(strapi: Core.Strapi, text: string): Promise<CheckedDocument['libraryFile']> {
  const where = { hash: { $in: hashesIn(text) } };
  const files = (await strapi.db.query(FILE_UID).findMany({ where, select: ['id', ...FILE_FIELDS] })) as CheckedFile[];
  return (url) => {
    const hashes = new Set(hashesIn(url));
    return files.find(({ hash }) => hash && hashes.has(hash));
  };
}

async function hasFile(strapi: Core.Strapi, file: CheckedFile | null | undefined): Promise<boolean> {
  if (!file?.url.startsWith(LOCAL_UPLOADS_PREFIX)) return true;
  return fs.promises.access(path.join(strapi.dirs.static.public, file.url)).then(
    () => true,
    () => false,
  );
}

async function readSlugOwner(strapi: Core.Strapi, { documentId, slug }: Fields): Promise<string | undefined> {
  const where = { slug, documentId: { $ne: documentId }, publishedAt: { $notNull: true } };
  const other = (await strapi.db.query(ARTICLE_UID).findOne({ where, select: ['title'] })) as { title: string } | null;
  return other?.title;
}

type RuleError = { message: string; details?: { errors?: Array<{ path: string[] }> } };

/** Returns the problem that the rules of pages find. Removes the title at the start of their message. */
async function readPageProblem(strapi: Core.Strapi, data: Fields): Promise<Problem | undefined> {
  try {
    await checkPage(strapi, data as Parameters<typeof checkPage>[1] & PageData);
    return undefined;
  } catch (error) {
    const { message, details } = error as RuleError;
    if (!details?.errors) throw error;
    return refuse(message.slice(`"${String(data.title)}"`.length).replace(/^:? /, ''), details.errors[0].path);
  }
}
