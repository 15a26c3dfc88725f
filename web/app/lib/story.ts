import type { ResponsiveImage } from './images';

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
