type Cell = { name: string; size: number };
export type Layouts = { list: string[]; edit: Cell[][] };

const row = (...cells: Array<[name: string, size: number]>): Cell[] => cells.map(([name, size]) => ({ name, size }));

/** The article screens. The list fits into 1440 pixels with the status column that Strapi adds. */
export const ARTICLE_LAYOUTS: Layouts = {
  list: ['title', 'category', 'author', 'publishAt'],
  edit: [
    row(['title', 12]),
    row(['slug', 12]),
    row(['description', 12]),
    row(['cover', 6], ['author', 6]),
    row(['category', 6], ['tags', 6]),
    row(['language', 6]),
    row(['publishAt', 6], ['unpublishAt', 6]),
    row(['content', 12]),
    row(['blocks', 12]),
    row(['seo', 12]),
  ],
};

/** The page screens. */
export const PAGE_LAYOUTS: Layouts = {
  list: ['title', 'path', 'publishAt'],
  edit: [
    row(['title', 12]),
    row(['path', 6], ['hue', 6]),
    row(['description', 12]),
    row(['sections', 12]),
    row(['crumbs', 12]),
    row(['type', 6], ['published', 6]),
    row(['publishAt', 6], ['unpublishAt', 6]),
    row(['noIndex', 6]),
    row(['offers', 12]),
  ],
};

/** The screen of the entry Site, which has no list. */
export const SITE_LAYOUTS: Layouts = {
  list: ['tagline'],
  edit: [
    row(['tagline', 12]),
    row(['description', 12]),
    row(['phone', 6], ['email', 6]),
    row(['privacyEmail', 6], ['officeHours', 6]),
    row(['office', 12]),
    row(['profiles', 12]),
    row(['navigation', 12]),
    row(['action', 12]),
    row(['footer', 12]),
  ],
};

/** The story screens. */
export const STORY_LAYOUTS: Layouts = {
  list: ['title', 'to', 'order'],
  edit: [
    row(['title', 12]),
    row(['description', 12]),
    row(['picture', 12]),
    row(['period', 6], ['topics', 6]),
    row(['to', 6], ['order', 6]),
  ],
};

/** The redirect screens. */
export const REDIRECT_LAYOUTS: Layouts = {
  list: ['from', 'to', 'type', 'automatic'],
  edit: [row(['from', 12]), row(['to', 12]), row(['type', 6], ['automatic', 6]), row(['note', 12])],
};

/** The order and width of the block fields, and the field that titles a collapsed block. */
export const BLOCK_LAYOUTS: Record<string, { mainField?: string; edit: Cell[][] }> = {
  'shared.media': { edit: [row(['file', 12])] },
  'shared.slider': { edit: [row(['files', 12])] },
  'shared.gallery': { edit: [row(['files', 12])] },
  'shared.quote': { mainField: 'author', edit: [row(['body', 12]), row(['author', 12])] },
  'shared.video': { mainField: 'title', edit: [row(['url', 12]), row(['title', 6], ['caption', 6])] },
  'shared.code': { mainField: 'language', edit: [row(['language', 6]), row(['code', 12])] },
  'shared.seo': {
    edit: [row(['metaTitle', 12]), row(['metaDescription', 12]), row(['shareImage', 6], ['noIndex', 6])],
  },
};
