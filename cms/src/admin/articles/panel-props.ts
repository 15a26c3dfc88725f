export const ARTICLE_UID = 'api::article.article';

/** The fields of the form that the panels look at. */
export type ArticleValues = {
  title?: string;
  slug?: string;
  publishAt?: string | Date | null;
  firstPublishedAt?: string | null;
  lockVersion?: number | null;
};

/** What the content manager tells a side panel about the open document. */
export type PanelProps = {
  model: string;
  documentId?: string;
  document?: { status?: 'draft' | 'published' | 'modified'; updatedAt?: string };
};
