import { existsSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { caseStudies, findCaseStudy } from '~/content/case-studies';
import { stories } from '~/content/stories';
import { farmerAdvisory } from '~/content/story-farmer-advisory';
import { organisations as clients } from '~/lib/sample-organisations';
import { organisations as inMockups } from '~/mockups/data/organisations';
import { mockups } from '~/mockups/registry';
import { loadAllSections } from '../../testing/page-sections';
import { renderPage } from '../../testing/render';
import { PageSections } from '~/pages/page-sections';
import { caseStudyPage, impactStoryPage } from './story-pages';

beforeAll(loadAllSections);

/** Returns each number with its label, as shown on the page. */
const numbers = (container: HTMLElement) =>
  [...container.querySelectorAll('dl > div')].map((pair) => [
    pair.querySelector('dd')?.textContent,
    pair.querySelector('dt')?.textContent,
  ]);

describe('the farmer-advisory story', () => {
  it('has the timeline: 2024 partnership initiated, 2025 full implementation', () => {
    renderPage(<PageSections page={impactStoryPage(farmerAdvisory).page} />);
    const entry = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!);
    expect(entry('Partnership initiated').getByText('2024')).toBeVisible();
    expect(entry('Full implementation').getByText('2025')).toBeVisible();
  });

  it('has four key features', () => {
    renderPage(<PageSections page={impactStoryPage(farmerAdvisory).page} />);
    for (const name of ['Customizable', 'Real-time advisory', 'User-friendly', 'Unified platform']) {
      expect(screen.getByText(name)).toBeVisible();
    }
  });

  it('has the required results', () => {
    const { container } = renderPage(<PageSections page={impactStoryPage(farmerAdvisory).page} />);
    const shown = numbers(container);
    expect(shown).toContainEqual(['350+', 'farmers onboarded']);
    expect(shown).toContainEqual(['60%', 'field operations digitized']);
    expect(shown).toContainEqual(['35%', 'productivity increase']);
    expect(shown).toContainEqual(['1-click', 'emergency notifications']);
    expect(shown).toContainEqual(['1000+', 'farmers impacted']);
    expect(shown).toContainEqual(['6', 'talukas']);
  });

  it('has the partnership, a video, a quote and Contact Us to /contact', () => {
    const { container } = renderPage(<PageSections page={impactStoryPage(farmerAdvisory).page} />);
    expect(screen.getByRole('heading', { name: farmerAdvisory.partnership.title })).toBeVisible();
    expect(screen.getByRole('button', { name: /Play video/ })).toBeVisible();
    expect(container.querySelector('blockquote')).toHaveTextContent(farmerAdvisory.quote.text);
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  });

  it('is the only story in the lists with its own page', () => {
    expect(stories.filter(({ designed }) => designed).map(({ id }) => id)).toEqual([farmerAdvisory.id]);
  });
});

describe('the Tata Trusts case study', () => {
  const study = findCaseStudy('tata-trusts')!;

  it('claims a yield increase up to 50% and input cost optimised by 10%', () => {
    renderPage(<PageSections page={caseStudyPage(study).page} />);
    const claim = screen.getByRole('heading', { level: 1 });
    expect(claim).toHaveTextContent('Yield increase up to 50%');
    expect(claim).toHaveTextContent('input cost optimised by 10%');
  });

  it('has the required stats', () => {
    const { container } = renderPage(<PageSections page={caseStudyPage(study).page} />);
    expect(numbers(container)).toEqual([
      ['10K', 'farmers onboard'],
      ['100+', 'villages'],
      ['40+', 'crops'],
      ['50%', 'increased yield'],
    ]);
  });

  it('has its own mockup with its figures', () => {
    const { component: Mockup, alt } = mockups[study.opening.mockup];
    const shown = render(<Mockup />).container.textContent;
    expect(shown).toContain(study.client);
    for (const { value } of study.stats.items) {
      expect(shown).toContain(value);
      expect(alt).toContain(value);
    }
    for (const name of Object.values({ ...clients, ...inMockups })) expect(shown).not.toContain(name);
  });

  it('has a breadcrumb, a testimonial, two narratives, a video and Request Demo to /contact', () => {
    const { container } = renderPage(<PageSections page={caseStudyPage(study).page} />);
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Tata Trusts');
    expect(container.querySelector('blockquote')).toHaveTextContent(study.quote.text);
    for (const { title } of study.narratives) expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('button', { name: /Play video/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request Demo' })).toHaveAttribute('href', '/contact');
  });

  it('is found by its exact id only', () => {
    expect(caseStudies.map(({ id }) => id)).toContain('tata-trusts');
    expect(findCaseStudy('TATA-TRUSTS')).toBeUndefined();
    expect(findCaseStudy('../privacy')).toBeUndefined();
  });
});

it('has an image for each story in the lists', () => {
  for (const { image } of stories) expect(existsSync(`public${image.src}`), image.src).toBe(true);
});
