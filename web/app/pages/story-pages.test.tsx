import { existsSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllSections } from '../../testing/page-sections';
import { sectionOf, sectionsOf, shippedPage } from '../../testing/pages';
import { renderPage } from '../../testing/render';
import { PageSections } from '~/pages/page-sections';
import { shippedContent } from './shipped-content.server';

beforeAll(loadAllSections);

const { stories } = shippedContent;

/** Returns each number with its label, as shown on the page. */
const numbers = (container: HTMLElement) =>
  [...container.querySelectorAll('dl > div')].map((pair) => [
    pair.querySelector('dd')?.textContent,
    pair.querySelector('dt')?.textContent,
  ]);

describe('the farmer-advisory story', () => {
  const page = shippedPage('story-farmer-advisory');
  const renderStory = () => renderPage(<PageSections page={page} />);

  it('has the timeline: 2024 partnership initiated, 2025 full implementation', () => {
    renderStory();
    const entry = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!);
    expect(entry('Partnership initiated').getByText('2024')).toBeVisible();
    expect(entry('Full implementation').getByText('2025')).toBeVisible();
  });

  it('has four key features', () => {
    renderStory();
    for (const name of ['Customizable', 'Real-time advisory', 'User-friendly', 'Unified platform']) {
      expect(screen.getByText(name)).toBeVisible();
    }
  });

  it('has the required results', () => {
    const shown = numbers(renderStory().container);
    expect(shown).toContainEqual(['350+', 'farmers onboarded']);
    expect(shown).toContainEqual(['60%', 'field operations digitized']);
    expect(shown).toContainEqual(['35%', 'productivity increase']);
    expect(shown).toContainEqual(['1-click', 'emergency notifications']);
    expect(shown).toContainEqual(['1000+', 'farmers impacted']);
    expect(shown).toContainEqual(['6', 'talukas']);
  });

  it('has the partnership, a video, a quote and Contact Us to /contact', () => {
    const { container } = renderStory();
    expect(screen.getByRole('heading', { name: 'A partnership that began with a register' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Play video/ })).toBeVisible();
    const quote = sectionOf('story-farmer-advisory', 'proof.quote');
    expect(container.querySelector('blockquote')).toHaveTextContent(quote.text);
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  });

  it('is the only story in the lists with its own page', () => {
    expect(stories.flatMap(({ to }) => to ?? [])).toEqual([page.path]);
  });

  it('is an article element, and a list of stories is not', () => {
    expect(renderStory().container.firstElementChild?.tagName).toBe('ARTICLE');
    const list = { ...page, published: undefined };
    expect(renderPage(<PageSections page={list} />).container.firstElementChild?.tagName).toBe('DIV');
  });
});

describe('the Tata Trusts case study', () => {
  const name = 'case-study-tata-trusts';
  const page = shippedPage(name);
  const renderStory = () => renderPage(<PageSections page={page} />);

  it('claims a yield increase up to 50% and input cost optimised by 10%', () => {
    renderStory();
    const claim = screen.getByRole('heading', { level: 1 });
    expect(claim).toHaveTextContent('Yield increase up to 50%');
    expect(claim).toHaveTextContent('input cost optimised by 10%');
  });

  it('has the required stats', () => {
    expect(numbers(renderStory().container).slice(0, 4)).toEqual([
      ['10K', 'farmers onboard'],
      ['100+', 'villages'],
      ['40+', 'crops'],
      ['50%', 'increased yield'],
    ]);
  });

  it('has a breadcrumb, a testimonial, two narratives, a video and Request Demo to /contact', () => {
    const { container } = renderStory();
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Tata Trusts');
    expect(container.querySelector('blockquote')).toHaveTextContent(sectionOf(name, 'proof.quote').text);
    const narratives = sectionsOf(name, 'product.text');
    expect(narratives).toHaveLength(2);
    for (const { title } of narratives) expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('button', { name: /Play video/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request Demo' })).toHaveAttribute('href', '/contact');
  });

  it('is in the list of case studies with its claim and the figures that the claim lacks, and links to its page', () => {
    const [study] = sectionOf('case-studies', 'proof.case-studies').items;
    expect(study).toMatchObject({
      client: 'Tata Trusts',
      title: sectionOf(name, 'opening.page-hero').title,
      stats: sectionOf(name, 'proof.stats').items.slice(0, 3),
      to: page.path,
    });
  });
});

it('the page of case studies lists the stories with their own page, each with figures and a picture', () => {
  const { items } = sectionOf('case-studies', 'proof.case-studies');
  for (const { to } of stories.filter((story) => story.to)) {
    const study = items.find((item) => item.to === to);
    expect(study?.picture).toBeDefined();
    expect(study?.stats).toHaveLength(4);
  }
});

it('the list of stories omits those that are a case study on the page', async () => {
  const page = shippedPage('case-studies');
  const [first] = stories;
  const other = { ...first!, id: 'wells', title: 'Wells that report themselves', to: '/impact-story/wells' };
  const loader = () => ({ page, stories: [first, other] });
  const Component = () => <PageSections page={page} />;
  const Site = createRoutesStub([{ id: 'page', path: '/', loader, Component, HydrateFallback: () => null }]);
  render(<Site initialEntries={['/']} />);
  expect(await screen.findByRole('link', { name: other.title })).toHaveAttribute('href', other.to);
  expect(screen.queryByRole('link', { name: first!.title })).toBeNull();
});

it('has an image for each story in the lists', () => {
  for (const { image } of stories) expect(existsSync(`public${image.src}`), image.src).toBe(true);
});
