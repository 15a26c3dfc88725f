import type { ResponsiveImage } from '~/lib/images';
import type { OtherLanguage } from '~/lib/languages';
import type { Story } from '~/lib/story';
import { truncate } from '~/lib/text-format';
import { hrefs, paths } from '~/paths';
import { isFiltered, type ListParams } from './list-params';

/** An author, a category or a tag. */
export type NamedSlug = { name: string; slug?: string };

/** Key of a category or tag in a URL. */
export const nameKey = ({ name, slug }: NamedSlug): string => slug ?? name;

/** The data of a card in the lists. */
export type ArticleCard = {
  id: string;
  title: string;
  description: string;
  /** Undefined for the language of the pages. */
  language?: OtherLanguage;
  image?: ResponsiveImage;
  slug: string;
  isStrapiBlog: boolean;
  publishedAt?: string;
  author?: NamedSlug;
  category?: NamedSlug;
  tags: NamedSlug[];
};

export const DESCRIPTION_LENGTH = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Days after its publication in which an article has the NEW badge. */
const NEW_BADGE_DAYS = 7;

/** True while an article published at `iso` has the NEW badge. `now` in ms. */
export function isNew(iso: string | undefined, now: number): boolean {
  const age = iso ? now - new Date(iso).getTime() : Number.NaN;
  return age >= 0 && age <= NEW_BADGE_DAYS * DAY_MS;
}

/** A card for the lists, from an article or a story. `to` is its link target. */
export type ListItem = Omit<ArticleCard, 'slug'> & {
  to: string;
  /** When a story happened, in words. */
  period?: string;
};

/** Returns the list item of an article, linked to its page. */
export const articleItem = ({ slug, ...card }: ArticleCard): ListItem => ({ ...card, to: hrefs.blogPost(slug) });

/** Returns the list item of a story. One without a page links to the coming-soon page. */
export const storyItem = ({ topics = [], to = paths.comingBlog, ...story }: Story): ListItem => ({
  ...story,
  id: `story-${story.id}`,
  description: truncate(story.description, DESCRIPTION_LENGTH),
  isStrapiBlog: false,
  tags: topics.map((name) => ({ name })),
  to,
});

/** Returns the stories of a view: all on the first page, matching ones in a search, none for a category or tag. */
export function storiesOf(stories: readonly Story[], view: ListParams): readonly Story[] {
  if (view.page > 1 || view.category || view.tag) return [];
  if (!isFiltered(view)) return stories;
  const terms = (view.q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return stories.filter(({ title, description }) => {
    const text = `${title} ${description}`.toLowerCase();
    return terms.every((term) => text.includes(term));
  });
}

/** Formats a number with its singular or plural noun. */
export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
