import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllSections } from '../../testing/page-sections';
import { sectionOf, sectionsOf, shippedPage } from '../../testing/pages';
import { renderPage } from '../../testing/render';
import { PageSections } from '~/pages/page-sections';
import { shippedContent } from './shipped-content.server';

beforeAll(loadAllSections);

const { stories } = shippedContent;
const figuresOf = (page: string) => sectionOf(page, 'proof.stats').items.map(({ value, label }) => `${value} ${label}`);

// app/sections/sections.test.tsx renders each text of each kind of section.
describe('the farmer-advisory story', () => {
  const name = 'story-farmer-advisory';
  const page = shippedPage(name);

  it('has the timeline: 2024 partnership initiated, 2025 full implementation', () => {
    const steps = sectionOf(name, 'product.steps').items.map(({ label, title }) => `${label} ${title}`);
    expect(steps).toEqual(['2024 Partnership initiated', '2025 Full implementation']);
  });

  it('has four key features', () => {
    const titles = ['Customizable', 'Real-time advisory', 'User-friendly', 'Unified platform'];
    expect(sectionOf(name, 'product.checklist').items.map(({ title }) => title)).toEqual(titles);
  });

  it('has the required results', () => {
    expect(figuresOf(name)).toEqual([
      '35% productivity increase',
      '350+ farmers onboarded',
      '60% field operations digitized',
      '1-click emergency notifications',
      '1000+ farmers impacted',
      '6 talukas',
    ]);
  });

  it('has the partnership, a video, a quote and Contact Us to /contact', () => {
    expect(sectionOf(name, 'product.text').title).toBe('A partnership that began with a register');
    expect(sectionOf(name, 'product.video').video.available).toBe(true);
    expect(sectionOf(name, 'proof.quotes').items).toHaveLength(1);
    expect(sectionOf(name, 'closing.call-to-action').actions[0]).toEqual({ label: 'Contact Us', to: '/contact' });
  });

  it('is the only story in the lists with its own page', () => {
    expect(stories.flatMap(({ to }) => to ?? [])).toEqual([page.path]);
  });

  it('is an article element, and a list of stories is not', () => {
    const tagOf = (published?: string) =>
      renderPage(<PageSections page={{ ...page, published }} />).container.firstElementChild?.tagName;
    expect([tagOf(page.published), tagOf()]).toEqual(['ARTICLE', 'DIV']);
  });
});

describe('the Tata Trusts case study', () => {
  const name = 'case-study-tata-trusts';
  const page = shippedPage(name);
  const claim = sectionOf(name, 'opening.page-hero').title;

  it('claims a yield increase up to 50% and input cost optimised by 10%', () => {
    expect(claim).toBe('Yield increase up to 50%, input cost optimised by 10%');
  });

  it('has the required stats', () => {
    expect(figuresOf(name)).toEqual(['10K farmers onboard', '100+ villages', '40+ crops', '50% increased yield']);
  });

  it('has a breadcrumb, a testimonial, two narratives, a video and Request Demo to /contact', () => {
    expect(page.crumbs?.at(-1)?.name).toBe('Tata Trusts');
    expect(sectionOf(name, 'proof.quotes').items).toHaveLength(1);
    expect(sectionsOf(name, 'product.text')).toHaveLength(2);
    expect(sectionOf(name, 'product.video').video.available).toBe(true);
    expect(sectionOf(name, 'closing.call-to-action').actions[0]).toEqual({ label: 'Request Demo', to: '/contact' });
  });

  it('is in the list of case studies with its claim and the figures that the claim lacks, and links to its page', () => {
    const [study] = sectionOf('case-studies', 'product.cards').items;
    const stats = sectionOf(name, 'proof.stats').items.slice(0, 3);
    expect(study).toMatchObject({ label: 'Tata Trusts', title: claim, stats, action: { to: page.path } });
  });
});

it('the page of case studies lists the stories with their own page, each with figures and a picture', () => {
  const { items } = sectionOf('case-studies', 'product.cards');
  for (const { to } of stories.filter((story) => story.to)) {
    const study = items.find(({ action }) => action?.to === to);
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
  for (const { image } of stories) expect(image?.alt).toBeTruthy();
});
