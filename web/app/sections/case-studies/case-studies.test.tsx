import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { CaseStudies } from './case-studies';

const [study] = sectionOf('case-studies', 'proof.case-studies').items;

it('links each case study to its page, names its client for screen readers, and has a list only with figures', () => {
  const other = { ...study!, client: 'Acme', to: '/case-studies/acme', stats: [] };
  const { container } = renderPage(<CaseStudies label="Read it" items={[study!, other]} />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Read it: Tata Trusts', '/case-studies/tata-trusts'],
    ['Read it: Acme', '/case-studies/acme'],
  ]);
  expect(container.querySelectorAll('dl')).toHaveLength(1);
});
