import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Flex, Link, Typography } from '@strapi/design-system';
import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { ARTICLE_UID, type EntryValues, type PanelProps, PUBLISHED_NOUNS } from '../entries';
import { shortDate } from '../texts';

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

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Shows when an article or page is published and unpublished automatically, and that Save stores the schedule. */
export function SchedulePanel({ model }: { model: string }) {
  const publishAt = useForm('SchedulePanel', ({ values }) => (values as EntryValues).publishAt);
  const unpublishAt = useForm('SchedulePanel', ({ values }) => (values as EntryValues).unpublishAt);
  const isSaved = useForm('SchedulePanel', ({ modified }) => !modified);
  const noun = PUBLISHED_NOUNS[model];
  if (!noun || !(publishAt || unpublishAt)) return null;
  return {
    title: 'Schedule',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3}>
        {publishAt && <Typography>{publishText(noun, new Date(publishAt), isSaved)}</Typography>}
        {unpublishAt && <Typography>{unpublishText(noun, new Date(unpublishAt), isSaved)}</Typography>}
      </Flex>
    ),
  };
}

const isAhead = (time: Date) => time.getTime() > Date.now();

const publishText = (noun: string, time: Date, isSaved: boolean) =>
  isAhead(time)
    ? `Scheduled for ${format.format(time)}, your time. ${isSaved ? 'Saved' : 'Press Save'}: the ${noun} publishes itself within a minute of that time. To publish it now, clear the time first.`
    : `${format.format(time)} has passed. If the ${noun} is not published within a minute, clear the time and press Publish, which says what is missing.`;

const unpublishText = (noun: string, time: Date, isSaved: boolean) =>
  isAhead(time)
    ? `Unpublished on ${format.format(time)}, your time. ${isSaved ? 'Saved' : 'Press Save'}: the ${noun} leaves the site within a minute of that time.`
    : `${format.format(time)} has passed. If the ${noun} is not unpublished within a minute, press Unpublish.`;

type Row = Record<string, unknown>;
type Header = { name: string; cellFormatter?: (row: Row) => ReactNode };
type ListView = { displayedHeaders: Header[] };

const cellFormatter = ({ publishAt }: Row) => (
  <Typography textColor="neutral800">{typeof publishAt === 'string' ? shortDate(publishAt) : '-'}</Typography>
);

/** Shortens the scheduled time in a list. Strapi's longer format pushes the status column out of view. */
export function withScheduledColumn<View extends ListView>(view: View): View {
  const displayedHeaders = view.displayedHeaders.map((header) =>
    header.name === 'publishAt' ? { ...header, cellFormatter } : header,
  );
  return { ...view, displayedHeaders };
}
