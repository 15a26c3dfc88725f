import type { MetaDescriptor } from 'react-router';
import { SITE_LANGUAGE } from '~/lib/languages';
import { endpoints, hrefs } from '~/paths';
import type { ArticleCard } from './article-card';

/** Feed discovery link for the document head. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'Blog',
  href: endpoints.feed,
};

type Channel = { title: string; description: string; siteUrl: string; listPath: string; feedPath: string };

/** Returns the newest articles as RSS 2.0. */
export function toFeed(
  cards: readonly ArticleCard[],
  { title, description, siteUrl, listPath, feedPath }: Channel,
): string {
  const newest = cards.find(({ publishedAt }) => publishedAt)?.publishedAt;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    tag('title', title),
    tag('link', siteUrl + listPath),
    tag('description', description),
    tag('language', SITE_LANGUAGE),
    `<atom:link href="${escape(siteUrl + feedPath)}" rel="self" type="application/rss+xml"/>`,
    newest ? tag('lastBuildDate', httpDate(newest)) : '',
    ...cards.map((card) => item(card, siteUrl)),
    '</channel>',
    '</rss>',
    '',
  ]
    .filter((line, index, all) => line !== '' || index === all.length - 1)
    .join('\n');
}

function item(
  { id, slug, title, description, language, publishedAt, author, category, tags }: ArticleCard,
  siteUrl: string,
): string {
  const subjects = [category, ...tags].flatMap((name) => name?.name ?? []);
  return [
    '<item>',
    tag('title', title),
    tag('link', siteUrl + hrefs.blogPost(slug)),
    `<guid isPermaLink="false">${escape(id)}</guid>`,
    tag('description', description),
    publishedAt ? tag('pubDate', httpDate(publishedAt)) : '',
    language ? tag('dc:language', language) : '',
    author ? tag('dc:creator', author.name) : '',
    ...subjects.map((subject) => tag('category', subject)),
    '</item>',
  ].join('');
}

const tag = (name: string, text: string) => (text === '' ? '' : `<${name}>${escape(text)}</${name}>`);

/** RSS uses the e-mail date format. */
function httpDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : date.toUTCString();
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Escapes text and removes characters that are invalid in XML 1.0. */
function escape(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
