import type { ImpactStory } from '~/content/stories';
import { hrefs, paths } from '~/paths';
import { truncate } from '~/lib/truncate';
import { type ArticleCard, DESCRIPTION_LENGTH } from './article-card';

/** A card as the lists draw it, wherever it comes from. `to` is where it leads. */
export type ListItem = Omit<ArticleCard, 'slug'> & { to: string };

/** A post of the CMS leads to its page. */
export const articleItem = ({ slug, ...card }: ArticleCard): ListItem => ({ ...card, to: hrefs.blogPost(slug) });

/** A designed story leads to its own page, another one to the page that promises it. */
export const storyItem = ({ id, title, description, image, designed }: ImpactStory): ListItem => ({
  id: `story-${id}`,
  title,
  description: truncate(description, DESCRIPTION_LENGTH),
  image,
  isStrapiBlog: false,
  tags: [],
  to: designed ? hrefs.impactStory(id) : paths.comingBlog,
});
