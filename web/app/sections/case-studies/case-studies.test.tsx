import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { CaseStudies } from './case-studies';

const [study] = sectionOf('case-studies', 'proof.case-studies').items;

it('links each case study to its page, and names its client for screen readers', () => {
  renderPage(<CaseStudies label="Read it" items={[study!, { ...study!, client: 'Acme', to: '/case-studies/acme' }]} />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Read it: Tata Trusts', '/case-studies/tata-trusts'],
    ['Read it: Acme', '/case-studies/acme'],
  ]);
});

it('shows the picture with its alternative text, and the figures', () => {
  const { container } = renderPage(<CaseStudies label="Read it" items={[study!]} />);
  expect(screen.getByRole('img', { name: study!.picture!.shipped!.alt })).toBeVisible();
  expect(container.querySelectorAll('article dl')).toHaveLength(1);
});

it('shows no list of figures without one', () => {
  const { container } = renderPage(<CaseStudies label="Read it" items={[{ ...study!, stats: [] }]} />);
  expect(container.querySelector('dl')).toBeNull();
});
