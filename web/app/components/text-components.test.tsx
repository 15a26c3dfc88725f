import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render';
import { Breadcrumb } from './breadcrumb';
import { Section } from './section';
import { SectionHeading } from './section-heading';
import { StatList } from './stat';

test('a breadcrumb links to every parent page and marks the current page', () => {
  renderPage(
    <Breadcrumb
      crumbs={[
        { name: 'Home', to: '/' },
        { name: 'Products', to: '/allproducts' },
        { name: 'Surve-R', to: '/surve_r' },
      ]}
    />,
  );
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(
    within(trail)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Home', 'Products']);
  expect(within(trail).getByText('Surve-R')).toHaveAttribute('aria-current', 'page');
});

test('a section is a region named by its heading', () => {
  renderPage(
    <Section labelledBy="why">
      <SectionHeading id="why" title="Why We Build Different" lead="Three reasons." />
    </Section>,
  );
  const region = screen.getByRole('region', { name: 'Why We Build Different' });
  expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent('Why We Build Different');
});

test('each number has its label as a definition list term', () => {
  renderPage(
    <StatList
      items={[
        { value: '3000+', label: 'lives impacted' },
        { value: '8+', label: 'successful projects' },
      ]}
    />,
  );
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  const numbers = screen.getAllByRole('definition').map((number) => number.textContent);
  expect(terms).toEqual(['lives impacted', 'successful projects']);
  expect(numbers).toEqual(['3000+', '8+']);
});

test('names with a hyphen stay on one line, and their text is the same', () => {
  renderPage(
    <SectionHeading title="Surve-R asks, Drive-R answers" lead="Send Impact-R an e-mail about 2017-18, read-only." />,
  );
  const heading = screen.getByRole('heading', { name: 'Surve-R asks, Drive-R answers' });
  expect([...document.querySelectorAll('.unbroken')].map((name) => name.textContent)).toEqual([
    'Surve-R',
    'Drive-R',
    'Impact-R',
    'e-mail',
    '2017-18',
    'read-only',
  ]);
  expect(heading).toHaveTextContent('Surve-R asks, Drive-R answers');
});

test('a short word of a heading stays with the next word, and the text is the same', () => {
  renderPage(
    <SectionHeading title="Priced for a pilot, so that ten thousand people are in the programmes of Surve-R" />,
  );
  const heading = screen.getByRole('heading');
  expect([...heading.querySelectorAll('.bound')].map((pair) => pair.textContent)).toEqual([
    'a pilot,',
    'ten thousand',
    'of Surve-R',
  ]);
  expect(heading.querySelector('.bound > .unbroken')).toHaveTextContent('Surve-R');
  expect(heading).toHaveTextContent('Priced for a pilot, so that ten thousand people are in the programmes of Surve-R');
});
