/** The files of seed/ as its README describes them. */
export type SeedPicture = { alt: string; caption: string };
export type SeedPerson = { name: string; picture: string | null };
export type SeedName = { key: string; name: string };
export type SeedBlock =
  | { type: 'rich-text'; body: string }
  | { type: 'media'; picture: string }
  | { type: 'quote'; body: string; author?: string }
  | { type: 'slider' | 'gallery'; pictures: string[] }
  | { type: 'video'; url: string; title?: string; caption?: string }
  | { type: 'code'; language: string; file: string };
export type SeedArticle = {
  title: string;
  description?: string;
  author: string | null;
  category: string | null;
  tags: string[];
  cover: string | null;
  publishedDaysAgo?: number;
  content?: string;
  seo?: { metaTitle?: string; metaDescription?: string; sharePicture?: string };
  blocks?: SeedBlock[];
};
