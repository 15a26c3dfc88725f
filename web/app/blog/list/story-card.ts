import { hrefs, paths } from '~/paths';
import type { Story } from '~/lib/story';
import { truncate } from '~/lib/text-format';
import { type ArticleCard, DESCRIPTION_LENGTH } from './article-card';

/** A card for the lists, from an article or a story. `to` is its link target. */
export type ListItem = Omit<ArticleCard, 'slug'> & {
  to: string;
  /** When a story happened, in words. */
  period?: string;
};

/** Returns the list item of an article, linked to its page. */
export const articleItem = ({ slug, ...card }: ArticleCard): ListItem => ({ ...card, to: hrefs.blogPost(slug) });

/** Returns the list item of a story. One without a page links to the coming-soon page. */
export const storyItem = ({
  id,
  title,
  description,
  image,
  period,
  topics = [],
  to = paths.comingBlog,
}: Story): ListItem => ({
  id: `story-${id}`,
  title,
  description: truncate(description, DESCRIPTION_LENGTH),
  image,
  isStrapiBlog: false,
  period,
  tags: topics.map((name) => ({ name })),
  to,
});
