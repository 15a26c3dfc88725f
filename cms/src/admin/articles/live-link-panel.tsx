import { useEffect, useState } from 'react';
import { Link } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { ARTICLE_UID, type PanelProps } from './panel-props';

/** Links to the published article on the site. */
export function LiveLinkPanel({ model, documentId, document }: PanelProps) {
  const { get } = useFetchClient();
  const [url, setUrl] = useState<string | null>(null);
  const isArticle = model === ARTICLE_UID;
  const { status, updatedAt } = document ?? {};
  useEffect(() => {
    if (!isArticle || !documentId) return;
    get<{ data: { url: string | null } }>(`/articles/${documentId}/live-url`).then(
      ({ data }) => setUrl(data.data.url),
      () => setUrl(null),
    );
  }, [get, isArticle, documentId, status, updatedAt]);
  if (!isArticle || !url) return null;
  return {
    title: 'On the site',
    content: (
      <Link href={url} isExternal>
        Open the published article
      </Link>
    ),
  };
}
