import fs from 'node:fs';
import path from 'node:path';
import { ARTICLE_UID } from '../../src/articles/article-type';
import type { Schema } from '../../src/bootstrap/field-texts';
import { PAGE_UID, shippedPictures } from '../../src/pages/page-type';
import { type CheckedDocument, type CheckedFile, type Fields, schemasOf } from '../../src/checks/checked-document';
import type { TextFacts } from '../../src/checks/site-facts';

const SRC = path.resolve(import.meta.dirname, '../../src');
const SCHEMA_FILES: Record<string, string> = {
  [ARTICLE_UID]: 'api/article/content-types/article/schema.json',
  [PAGE_UID]: 'api/page/content-types/page/schema.json',
};

const read = new Map<string, Schema>();

/** The schemas of the repository. */
export const schemas = schemasOf((uid) => {
  const file = SCHEMA_FILES[uid] ?? `components/${uid.replace('.', '/')}.json`;
  const schema = read.get(uid) ?? ({ uid, ...JSON.parse(fs.readFileSync(path.join(SRC, file), 'utf8')) } as Schema);
  read.set(uid, schema);
  return schema;
});

export const IMAGE: CheckedFile = {
  ...{ id: 1, name: 'well.png', url: '/uploads/well_a1.png', hash: 'well_a1', mime: 'image/png' },
  ...{ width: 1600, size: 200, alternativeText: 'A well' },
};

const DESCRIPTION = 'A description that is long enough for search engines to show.';
const COMPLETE: Record<string, Fields> = {
  [ARTICLE_UID]: { title: 'Rain', slug: 'rain', description: DESCRIPTION },
  [PAGE_UID]: { title: 'Rain', path: '/rain', type: 'company', description: DESCRIPTION },
};
const NO_FACTS: TextFacts = { format: 'markdown', headings: [], images: [], links: [], losses: [] };

type Changes = Partial<CheckedDocument> & { facts?: Partial<TextFacts> };

/** Returns a document without problems, with these changes. `facts` are those of its main text. */
export function documentWith(uid: string, data: Fields = {}, { facts, ...changes }: Changes = {}): CheckedDocument {
  return {
    ...{ uid, schemas, data: { ...COMPLETE[uid], ...data }, hasCoverFile: true },
    texts: facts ? [{ path: ['content'], location: 'Main text', facts: { ...NO_FACTS, ...facts } }] : [],
    libraryFile: (url) => (url === IMAGE.url ? { ...IMAGE, alternativeText: null } : undefined),
    shippedPictures: shippedPictures(path.resolve(SRC, '..')),
    isKnownPath: (link) => link !== '/nowhere',
    ...changes,
  };
}
