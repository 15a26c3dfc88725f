export const ARTICLE_UID = 'api::article.article';

/** What the content manager tells a side panel about the open document. */
export type PanelProps = {
  model: string;
  documentId?: string;
  document?: { status?: 'draft' | 'published' | 'modified'; updatedAt?: string };
};
