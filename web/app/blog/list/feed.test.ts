// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { ArticleCard } from './article-card';
import { toFeed } from './feed';
import { card, tags } from '../fixtures/articles';

const channel = {
  ...{ title: 'Blog', description: 'Notes' },
  ...{ siteUrl: 'https://site.example', listPath: '/blogs', feedPath: '/rss.xml' },
};
const feedOf = (...cards: ArticleCard[]) => {
  const xml = toFeed(cards, channel);
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
};

it('has an item for each article with absolute URLs and an RFC 822 date', () => {
  const items = feedOf(card(1, { tags: tags('ai') }), card(2)).querySelectorAll('item');
  expect(items).toHaveLength(2);
  expect(items[0]?.querySelector('link')?.textContent).toBe('https://site.example/blogs/post-1');
  expect(items[0]?.querySelector('pubDate')?.textContent).toBe('Thu, 29 Oct 2026 00:00:00 GMT');
  const categories = [...(items[0]?.querySelectorAll('category') ?? [])].map((one) => one.textContent);
  expect(categories).toEqual(['Measurement', 'ai']);
});

it('names the language of an item that is not in the language of the feed', () => {
  const feed = feedOf(card(1, { language: 'hi' }), card(2, { language: 'en' }));
  expect(feed.querySelector('channel > language')?.textContent).toBe('en');
  const languageOf = (item: Element) => item.getElementsByTagName('dc:language')[0]?.textContent;
  expect([...feed.querySelectorAll('item')].map(languageOf)).toEqual(['hi', undefined]);
});

it('is well-formed XML for any title', () => {
  const title = 'A & B </title><script>alert(1)</script> \u0000\u0008\ufffe\ud800 ]]> "q"';
  const shown = feedOf(card(1, { title })).querySelector('item > title')?.textContent;
  expect(shown).toBe('A & B </title><script>alert(1)</script>  ]]> "q"');
});

it('is a valid feed without articles', () => {
  expect(feedOf().querySelector('channel > title')?.textContent).toBe('Blog');
});
