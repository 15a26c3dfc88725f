import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { CaseStudies } from './case-studies';

const [study] = sectionOf('case-studies', 'proof.case-studies').items;
const image = { url: '/uploads/field.webp', width: 800, height: 500 };

it('links each case study to its page, and names its client for screen readers', () => {
  renderPage(<CaseStudies label="Read it" items={[study!, { ...study!, client: 'Acme', to: '/case-studies/acme' }]} />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Read it: Tata Trusts', '/case-studies/tata-trusts'],
    ['Read it: Acme', '/case-studies/acme'],
  ]);
});

it('shows the portrait of a speaker, and the figures', () => {
  const { container } = renderPage(<CaseStudies label="Read it" items={[study!]} />);
  expect(screen.getByRole('img', { name: /red turban/ })).toHaveAttribute('src', '/media/people/grower.svg');
  expect(container.querySelectorAll('article dl')).toHaveLength(1);
});

it('shows an image instead of the portrait, and no list of numbers without one', () => {
  const { container } = renderPage(<CaseStudies label="Read it" items={[{ ...study!, image, stats: [] }]} />);
  expect(screen.getByRole('img', { name: study!.title })).toHaveAttribute('src', image.url);
  expect(container.querySelector('dl')).toBeNull();
});
