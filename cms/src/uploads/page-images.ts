import type { Core } from '@strapi/strapi';
import { imageIds } from '../pages/image-ids';
import { PAGE_UID } from '../pages/page-type';
import type { Model } from '../pages/populate-tree';
import { pageTree } from '../pages/site-content';

type Row = Record<string, unknown> & { title: string | null };
export type PageImages = ReturnType<typeof createPageImages>;

/** Finds pages by the images in their sections. Reads the drafts and the published pages once. */
export function createPageImages(strapi: Core.Strapi) {
  let reading: Promise<Array<{ title: string; ids: ReadonlySet<number> }>> | undefined;

  async function read() {
    const modelOf = (uid: string) => strapi.getModel(uid as never) as unknown as Model;
    const versions: Row[] = [];
    for (const status of ['draft', 'published'] as const) {
      const query = { status, populate: pageTree(strapi) as never, limit: -1 };
      versions.push(...((await strapi.documents(PAGE_UID).findMany(query)) as unknown as Row[]));
    }
    return versions.map((row) => ({
      title: row.title ?? 'Untitled',
      ids: new Set(imageIds(modelOf(PAGE_UID), row, modelOf)),
    }));
  }

  return {
    /** Returns the titles of the pages that show this file. Drafts count too. */
    async titlesWith(fileId: number): Promise<string[]> {
      const pages = await (reading ??= read());
      return pages.filter(({ ids }) => ids.has(fileId)).map(({ title }) => title);
    },
  };
}
