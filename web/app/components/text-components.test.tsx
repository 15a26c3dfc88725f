import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SiteContext } from '~/lib/site-context';
import { renderPage } from '../../testing/render';
import { sampleSite } from '../../testing/site';
import { Breadcrumb } from './breadcrumb';
import { Section, SectionHeading } from './section';
import { StatList } from './stat';
import { Wordmark } from './wordmark';

test('a breadcrumb links to every parent page and marks the current page', () => {
  const crumbs = [
    { name: 'Home', to: '/' },
    { name: 'Products', to: '/allproducts' },
    { name: 'Surve-R', to: '/surve_r' },
  ];
  renderPage(<Breadcrumb crumbs={crumbs} />);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Products']);
  expect(trail.getByText('Surve-R')).toHaveAttribute('aria-current', 'page');
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

const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

test('each number has its label as a definition list term', () => {
  const items = [
    { value: '3000+', label: 'lives impacted' },
    { value: '8+', label: 'successful projects' },
  ];
  renderPage(<StatList items={items} />);
  expect(textsOf(screen.getAllByRole('term'))).toEqual(items.map(({ label }) => label));
  expect(textsOf(screen.getAllByRole('definition'))).toEqual(items.map(({ value }) => value));
});

test('names with a hyphen stay on one line, and their text is the same', () => {
  const title = 'Surve-R asks, Drive-R answers';
  renderPage(<SectionHeading title={title} lead="Send Impact-R an e-mail about 2017-18, read-only." />);
  const names = ['Surve-R', 'Drive-R', 'Impact-R', 'e-mail', '2017-18', 'read-only'];
  expect(textsOf(document.querySelectorAll('.unbroken'))).toEqual(names);
  expect(screen.getByRole('heading', { name: title })).toHaveTextContent(title);
});

test('a short word of a heading stays with the next word, and the text is the same', () => {
  const title = 'Priced for a pilot, so that ten thousand people are in the programmes of Surve-R';
  renderPage(<SectionHeading title={title} />);
  const heading = screen.getByRole('heading');
  expect(textsOf(heading.querySelectorAll('.bound'))).toEqual(['a pilot,', 'ten thousand', 'of Surve-R']);
  expect(heading.querySelector('.bound > .unbroken')).toHaveTextContent('Surve-R');
  expect(heading).toHaveTextContent(title);
});

test('the wordmark shows the company name from the settings', () => {
  renderPage(
    <SiteContext value={{ ...sampleSite, company: 'Sahyadri Data' }}>
      <Wordmark />
    </SiteContext>,
  );
  expect(screen.getByText('Sahyadri Data')).toBeVisible();
});
