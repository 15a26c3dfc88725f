const listOf = (type: string) => `/content-manager/collection-types/api::${type}.${type}`;

/** The addresses of entries in the content manager. */
export const ARTICLES = listOf('article');
export const PAGES = listOf('page');
export const STORIES = listOf('story');
export const REDIRECTS = listOf('redirect');
export const AUTHORS = listOf('author');
export const SITE = '/content-manager/single-types/api::site.site';

export const HERO = { __component: 'opening.page-hero', title: 'Open day', variant: 'band' };
/** A new page that can be published as soon as it has a path. */
export const NEW_PAGE = { title: 'Open day', description: 'x', type: 'company', sections: [HERO] };
