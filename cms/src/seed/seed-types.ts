/** The file formats of seed/. Its README describes them. */
export type SeedImage = { alt: string; caption: string };
export type SeedPerson = { name: string; image: string | null };
export type SeedName = { key: string; name: string };
export type SeedBlock =
  | { type: 'rich-text'; body: string }
  | { type: 'media'; image: string }
  | { type: 'quote'; body: string; author?: string }
  | { type: 'slider' | 'gallery'; images: string[] }
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
  seo?: { metaTitle?: string; metaDescription?: string; shareImageKey?: string };
  blocks?: SeedBlock[];
};
