import { ILLUSTRATIONS } from '../content/illustrations.ts';
import { toResponsiveImage } from '../lib/images.ts';
import { staticImage } from '../lib/static-images.ts';
import type { Story } from '../lib/story.ts';
import type { StoryEntry } from '../lib/story-schema.generated.ts';

/** Turns an entry of the CMS into a card with its image: the one of the media library, or else a drawing of the site. */
export function toStory(
  id: string,
  { title, description, to, image, illustration = 'farmer-advisory', period, topics }: StoryEntry,
): Story {
  const drawing = staticImage(`stories/${illustration}`, ILLUSTRATIONS[illustration]);
  const words = topics?.split(',').map((topic) => topic.trim());
  return {
    id,
    title,
    description,
    image: toResponsiveImage(image) ?? drawing,
    to,
    period,
    topics: words?.filter(Boolean),
  };
}
