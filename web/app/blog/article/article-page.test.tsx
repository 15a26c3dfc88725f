import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render';
import { respondWith, NOW } from '../fixtures/articles';
import { ArticlePage } from './article-page';
import type { Article } from './article';

const ARTICLE: Article = {
  documentId: 'doc1',
  slug: 'post-1',
  title: 'Counting trees',
  description: 'Three numbers.',
  publishedAt: '2026-10-29T00:00:00.000Z',
  author: { name: 'Daniel Rao', slug: 'daniel-rao', avatar: { src: '/uploads/daniel.webp', alt: '' } },
  category: { name: 'Measurement', slug: 'measurement' },
  cover: {
    ...{ src: '/uploads/trees.webp', srcset: '/uploads/s.webp 500w', width: 1600, height: 900 },
    ...{ alt: 'Trees', caption: 'A plot' },
  },
  contentHtml: '<p>The text. <a href="#section-b">jump</a></p><h2 id="section-b">B</h2>',
  headings: ['a', 'b', 'c'].map((text) => ({ id: `section-${text}`, text: `Part ${text}`, level: 2 })),
  minutes: 6,
  blocks: [
    { type: 'quote', body: 'How many lived?', author: 'A farmer' },
    {
      type: 'code',
      html: '<div class="code-frame"><button type="button" data-copy>Copy</button><pre><code>select 1</code></pre></div>',
    },
  ],
  tags: [{ name: 'Climate', slug: 'climate' }, { name: 'No slug' }],
  seo: { noIndex: false },
};
const card = (slug: string) => ({
  ...{ id: slug, slug, title: `To ${slug}`, description: '', isStrapiBlog: true, tags: [] },
});
const renderArticle = () => renderPage(<ArticlePage slug="post-1" articleUrl="https://site.example/blogs/post-1" />);
const respondToPost = (more: Partial<Article> = {}, relatedArticles: object = { similar: [] }) =>
  respondWith({ article: { ...ARTICLE, ...more }, relatedArticles, now: NOW });

describe('an article', () => {
  beforeEach(() => void respondToPost());

  it('shows a loading state', () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    renderArticle();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  });

  it('shows its title, date, author, category, cover with caption, texts, blocks and tags', async () => {
    renderArticle();
    expect(await screen.findByRole('heading', { level: 1, name: 'Counting trees' })).toBeVisible();
    const texts = ['October 29, 2026', 'Daniel Rao', '6 min read', 'A plot', 'Three numbers.', 'How many lived?'];
    for (const text of texts) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Measurement' })).toHaveAttribute('href', '/blogs/category/measurement');
    expect(screen.getByRole('link', { name: 'Daniel Rao' })).toHaveAttribute('href', '/blogs/author/daniel-rao');
    const cover = screen.getByRole('img', { name: 'Trees' });
    expect(cover).toHaveAttribute('fetchpriority', 'high');
    expect(cover).toHaveAttribute('srcset', '/uploads/s.webp 500w');
    const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('link');
    expect(tags.map((tag) => tag.getAttribute('href'))).toEqual(['/blogs/tag/climate', '/blogs/tag/No%20slug']);
  });

  it('renders without optional fields', async () => {
    respondToPost({
      ...{ author: undefined, category: undefined, cover: undefined, description: undefined, publishedAt: undefined },
      ...{ contentHtml: undefined, headings: [], blocks: [], tags: [] },
    });
    renderArticle();
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText(/^By/)).toBeNull();
  });

  it('shows a table of contents for long texts only', async () => {
    renderArticle();
    const contents = await screen.findByRole('navigation', { name: 'In this post' });
    expect(within(contents).getByRole('link', { name: 'Part b' })).toHaveAttribute('href', '#section-b');
    respondToPost({ headings: ARTICLE.headings.slice(0, 2), title: 'Short' });
    renderArticle();
    await screen.findByRole('heading', { level: 1, name: 'Short' });
    expect(screen.getAllByRole('navigation', { name: 'In this post' })).toHaveLength(1);
  });

  it('has the language and direction of its text, and that of the pages in its labels', async () => {
    const next = { ...card('next'), title: 'पेड़ गिनना', language: 'hi' };
    respondToPost({ language: 'ur', title: 'KPI کی فہرست' }, { similar: [], next });
    renderArticle();
    const title = await screen.findByRole('heading', { level: 1 });
    const closest = (element: Element, name: string) => element.closest(`[${name}]`)?.getAttribute(name);
    const texts = [title, screen.getByText('Three numbers.'), screen.getByText('How many lived?')];
    expect(texts.map((text) => closest(text, 'lang'))).toEqual(['ur', 'ur', 'ur']);
    expect(closest(title, 'dir')).toBe('rtl');
    expect(screen.getAllByText('Part a').map((link) => closest(link, 'lang'))).toEqual(['ur', 'ur']);
    for (const text of ['6 min read', 'October 29, 2026', 'Climate', 'Print']) {
      expect(closest(screen.getByText(text), 'lang'), text).toBe('en');
      expect(closest(screen.getByText(text), 'dir'), text).toBe('ltr');
    }
    for (const label of screen.getAllByText(/Back to Blog|In this post/)) expect(closest(label, 'lang')).toBe('en');
    expect(closest(screen.getByText('पेड़ गिनना'), 'lang')).toBe('hi');
  });

  it('has no language where it is that of the pages', async () => {
    renderArticle();
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title.closest('article')?.outerHTML).not.toMatch(/ (lang|data-script)=/);
  });

  it('copies code', async () => {
    const user = userEvent.setup();
    renderArticle();
    const button = await screen.findByRole('button', { name: 'Copy' });
    await user.click(button);
    expect(await navigator.clipboard.readText()).toBe('select 1');
    expect(button).toHaveTextContent('Copied');
  });

  it('can be shared by its full URL, and printed', async () => {
    const user = userEvent.setup();
    renderArticle();
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe('https://site.example/blogs/post-1');
    const message = encodeURIComponent('Counting trees https://site.example/blogs/post-1');
    expect(screen.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', `https://wa.me/?text=${message}`);
    const print = vi.fn();
    vi.stubGlobal('print', print);
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalled();
  });

  it('links to the next, the previous and related articles', async () => {
    respondToPost({}, { next: card('next'), previous: card('previous'), similar: [card('related')] });
    renderArticle();
    expect(await screen.findByRole('heading', { name: 'Related posts' })).toBeVisible();
    const names = ['Next postTo next', 'Previous postTo previous', 'To related'];
    const hrefs = names.map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    expect(hrefs).toEqual(['/blogs/next', '/blogs/previous', '/blogs/related']);
  });
});

describe('without an article', () => {
  it.each([404, 503, 500])('shows the not-found text (%d)', async (status) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    respondWith(null, status);
    renderArticle();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.getByRole('heading', { name: 'Post not found' })).toBeVisible();
    expect(screen.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blogs');
    vi.useRealTimers();
  });
});
