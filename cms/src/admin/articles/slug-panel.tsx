import { useEffect, useRef } from 'react';
import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { ARTICLE_UID, type ArticleValues, type PanelProps } from './panel-props';

const SLUG_DELAY_MS = 300;

/**
 * Renders nothing. Updates the slug from the title until the article is first published, like the server on save.
 * Leaves a slug that an editor typed unchanged.
 */
export function SlugPanel({ model }: PanelProps) {
  const { post } = useFetchClient();
  const isArticle = model === ARTICLE_UID;
  const title = useForm('SlugPanel', ({ values }) => (values as ArticleValues).title);
  const slug = useForm('SlugPanel', ({ values }) => (values as ArticleValues).slug);
  const wasPublished = useForm('SlugPanel', ({ values }) => Boolean((values as ArticleValues).firstPublishedAt));
  const onChange = useForm('SlugPanel', ({ onChange }) => onChange);
  /** The last title and the slug generated from it. */
  const generated = useRef({ title, slug });
  useEffect(() => {
    if (!isArticle || wasPublished || !title || title === generated.current.title) return;
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
  }, [isArticle, wasPublished, title, slug, onChange, post]);
  return null;
}
