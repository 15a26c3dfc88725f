import { useEffect, useRef, useState } from 'react';
import { Link } from '@strapi/design-system';
import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { ARTICLE_UID, type EntryValues, type PanelProps } from '../entries';

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

const SLUG_DELAY_MS = 300;

/**
 * Renders nothing. Updates the slug from the title until the article is first published, like the server on save.
 * Leaves a slug that an editor typed unchanged.
 */
export function SlugPanel({ model }: PanelProps) {
  const { post } = useFetchClient();
  const isArticle = model === ARTICLE_UID;
  const { values, onChange } = useForm('SlugPanel', (form) => form);
  const { title, slug, firstPublishedAt } = values as EntryValues;
  /** The last title and the slug generated from it. */
  const generated = useRef({ title, slug });
  useEffect(() => {
    if (!isArticle || firstPublishedAt || !title || title === generated.current.title) return;
    // Strapi uses the slug "article" while there is no title.
    const isFollowing = !slug || slug === generated.current.slug || /^article(-\d+)?$/.test(slug);
    if (!isFollowing) return;
    const timer = setTimeout(() => {
      const body = { contentTypeUID: ARTICLE_UID, field: 'slug', data: { title } };
      void post<{ data: string }>('/content-manager/uid/generate', body).then(({ data }) => {
        generated.current = { title, slug: data.data };
        onChange('slug', data.data);
      });
    }, SLUG_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isArticle, firstPublishedAt, title, slug, onChange, post]);
  return null;
}
