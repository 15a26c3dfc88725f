import { imageOf } from '../lib/images.ts';
import type { Story } from '../lib/story.ts';
import type { StoryEntry } from '../lib/story-schema.generated.ts';

/** Turns an entry of the CMS into a card. */
export function toStory(id: string, { title, description, to, picture, period, topics }: StoryEntry): Story {
  const words = topics?.split(',').map((topic) => topic.trim());
  return { id, title, description, image: imageOf(picture), to, period, topics: words?.filter(Boolean) };
}
