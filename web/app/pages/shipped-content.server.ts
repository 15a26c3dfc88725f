import site from '../../../cms/seed/site.json';
import stories from '../../../cms/seed/stories.json';
import { siteSchema, storySchema } from '../lib/content-schemas.generated.ts';
import { type Page, pageSchema } from './page-schema.ts';
import { toStory } from '../lib/story.ts';

const files = import.meta.glob<unknown>('../../../cms/seed/pages/*.json', { eager: true, import: 'default' });

const pages: ReadonlyMap<string, Page> = new Map(
  Object.values(files).map((file) => {
    const page = pageSchema.parse(file);
    return [page.path, page];
  }),
);

/** The content of a fresh installation. The site shows it where the CMS has none. */
export const shippedContent = {
  pages,
  site: siteSchema.parse(site),
  stories: stories.map(({ key, ...entry }) => toStory(key, storySchema.parse(entry))),
};
