/** Cache tag of the entry Site, which every page shows. */
export const SITE_TAG = 'site';

/** Cache tag of the stories, for the pages that show them. */
export const STORIES_TAG = 'stories';

/** Cache tag of the list of pages, for the sitemap and llms.txt. */
export const PAGES_TAG = 'pages';

/** Cache tag of the page at a path. */
export const pageTag = (path: string) => `page:${path}`;

/** Whether a tag is of content in memory. Such content does not expire: a change invalidates it. */
export const isContentTag = (tag: string) => tag === SITE_TAG || tag === STORIES_TAG || tag.startsWith('page:');
