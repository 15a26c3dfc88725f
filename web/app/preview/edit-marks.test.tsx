import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { ArticleContent } from '~/blog/article/article-content';
import type { Article } from '~/blog/article/article';
import { PageSections } from '~/pages/page-sections';
import type { Page } from '~/pages/page-schema';
import { loadAllSections } from '../../testing/page-sections';
import { pages } from '../../testing/shipped';
import { findMarks, type Mark, markFor } from './edit-marks';

beforeAll(loadAllSections);

async function show(content: React.ReactNode) {
  const loader = () => ({ articles: { queries: [], mutations: [] }, stories: [] });
  const Component = () => <main data-testid="main">{content}</main>;
  const Site = createRoutesStub([{ id: 'preview', path: '/', loader, Component, HydrateFallback: () => null }]);
  render(<Site initialEntries={['/']} />);
  return screen.findByTestId('main');
}

async function marksOf(page: Page) {
  const root = await show(<PageSections page={page} />);
  return findMarks(root, { page, problems: [], places: page.sections.map((_, index) => index) });
}

const textOf = (marks: Mark[], path: string) => marks.find((mark) => mark.path === path)?.element.textContent;

it.each(Object.entries(pages))('%s: every section and every title has a mark', async (_, page) => {
  const marks = await marksOf(page);
  const missing = page.sections.flatMap((section, index) => {
    // A list of stories is not rendered where each story is a case study of the page.
    if (section.__component === 'proof.story-list') return [];
    const title = 'title' in section && section.title ? [`sections.${index}.title`] : [];
    return [`sections.${index}`, ...title].filter((path) => !marks.some((mark) => mark.path === path));
  });
  expect(missing).toEqual([]);
});

const call = (title: string, text = `About ${title}`) => {
  const actions = [{ label: 'Read more', to: '/contact' }];
  return { __component: 'closing.call-to-action', title, text, actions };
};
const pageOf = (...sections: object[]) => ({ ...pages.csr!, sections }) as unknown as Page;

it('uses the positions in the form when the preview omits sections', async () => {
  const page = pageOf(call('One'), call('Two'));
  const root = await show(<PageSections page={page} />);
  const marks = findMarks(root, { page, problems: [], places: [1, 4] });
  expect(textOf(marks, 'sections.1.title')).toBe('One');
  expect(textOf(marks, 'sections.4.text')).toBe('About Two');
  expect(textOf(marks, 'sections.4.actions.0.label')).toBe('Read more');
  for (const [field, marked] of [
    ['sections.4.actions.0.to', 'sections.4.actions.0.label'],
    ['sections.4.anchor', 'sections.4'],
    ['sections.7.title', undefined],
    ['description', undefined],
  ] as const) {
    expect(markFor(field, marks)?.path).toBe(marked);
  }
});

it('gives each of several equal texts its own element', async () => {
  const marks = await marksOf(pageOf(call('Same', 'Text a'), call('Same', 'Text b')));
  const titles = marks.filter(({ path }) => /^sections.[01].title$/.test(path)).map(({ element }) => element);
  expect(new Set(titles).size).toBe(2);
});

it('marks the title, the texts and each block of an article', async () => {
  const article: Article = {
    documentId: 'a',
    slug: 'a',
    title: 'Counting trees',
    description: 'Three numbers.',
    author: { name: 'Daniel Rao' },
    category: { name: 'Measurement' },
    cover: { src: '/uploads/trees.webp', width: 1600, height: 900, alt: '' },
    contentHtml: '<p>The <em>text</em>.</p>',
    headings: [],
    minutes: 1,
    blocks: [
      { type: 'rich-text', html: '<p>A block.</p>' },
      { type: 'quote', body: 'How many lived?', author: 'A farmer' },
    ],
    tags: [],
    seo: { noIndex: false },
  };
  const root = await show(<ArticleContent article={article} articleUrl="https://site.example/blogs/a" />);
  const marks = findMarks(root, { article });
  expect(Object.fromEntries(marks.map(({ path, element }) => [path, element.textContent]))).toMatchObject({
    title: 'Counting trees',
    author: expect.stringContaining('Daniel Rao') as string,
    category: 'Measurement',
    cover: '',
    description: 'Three numbers.',
    content: 'The text.',
    'blocks.0.body': 'A block.',
    'blocks.1.body': expect.stringContaining('How many lived?') as string,
  });
  expect(markFor('blocks.1.author', marks)?.path).toBe('blocks.1.body');
});
