import type { ResponsiveImage } from './images';
import { imageOf } from './images.ts';
import type { StoryEntry } from './content-schemas.generated.ts';

/** The card of an impact story in the lists. */
export type Story = {
  id: string;
  title: string;
  description: string;
  image?: ResponsiveImage;
  /** When it happened, as free text. */
  period?: string;
  topics?: string[];
  /** The path of its page. A story without one links to /comingblog. */
  to?: string;
};

/** Turns an entry of the CMS into a card. */
export function toStory(id: string, { title, description, to, picture, period, topics }: StoryEntry): Story {
  const words = topics?.split(',').map((topic) => topic.trim());
  return { id, title, description, image: imageOf(picture), to, period, topics: words?.filter(Boolean) };
}
