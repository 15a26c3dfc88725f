export const ARTICLE_UID = 'api::article.article';

/** The form fields that the panels read. */
export type ArticleValues = {
  title?: string;
  slug?: string;
  firstPublishedAt?: string | null;
  lockVersion?: number | null;
};

/** Props that the content manager passes to a side panel. */
export type PanelProps = {
  model: string;
  documentId?: string;
  activeTab?: string;
  document?: { documentId?: string; status?: 'draft' | 'published' | 'modified'; updatedAt?: string };
};
