import { useEffect, useRef } from 'react';
import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { ARTICLE_UID, type ArticleValues, type PanelProps } from './panel-props';

const DELAY_MS = 300;

/**
 * Renders nothing. Updates the slug from the title until the article is first published, like the server on save.
 * Leaves a slug that an editor typed unchanged.
 */
export function SlugPanel({ model }: PanelProps) {
  const { post } = useFetchClient();
  const isArticle = model === ARTICLE_UID;
  const title = useForm('SlugPanel', ({ values }) => (values as ArticleValues).title);
  const slug = useForm('SlugPanel', ({ values }) => (values as ArticleValues).slug);
  const isOut = useForm('SlugPanel', ({ values }) => Boolean((values as ArticleValues).firstPublishedAt));
  const onChange = useForm('SlugPanel', ({ onChange }) => onChange);
  /** The last title and the slug generated from it. */
  const known = useRef({ title, slug });
  useEffect(() => {
    if (!isArticle || isOut || !title || title === known.current.title) return;
    // Strapi uses the slug "article" while there is no title.
    const isFollowing = !slug || slug === known.current.slug || /^article(-\d+)?$/.test(slug);
    if (!isFollowing) return;
    const timer = setTimeout(() => {
      const body = { contentTypeUID: ARTICLE_UID, field: 'slug', data: { title } };
      void post<{ data: string }>('/content-manager/uid/generate', body).then(({ data }) => {
        known.current = { title, slug: data.data };
        onChange('slug', data.data);
      });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [isArticle, isOut, title, slug, onChange, post]);
  return null;
}
