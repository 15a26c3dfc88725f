import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SiteContext } from '~/lib/site-context';
import { renderPage } from '../../testing/render';
import { sampleSite } from '../../testing/shipped';
import { Breadcrumb } from './breadcrumb';
import { Button, ButtonLink } from './button';
import { Prose } from './prose';
import { Section, SectionHeading, StatList } from './section';
import { Wordmark } from './wordmark';

test('a button submits a form only with type="submit"', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  renderPage(
    <form onSubmit={onSubmit}>
      <Button>Close</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('an internal link opens in the same tab and an external link announces and shows that it opens a new tab', () => {
  renderPage(
    <>
      <ButtonLink to="/contact">Request Demo</ButtonLink>
      <ButtonLink to="https://example.org/">View Prototype</ButtonLink>
    </>,
  );
  const internal = screen.getByRole('link', { name: 'Request Demo' });
  expect(internal).not.toHaveAttribute('target');
  expect(internal.querySelector('svg')).toBeNull();
  const external = screen.getByRole('link', { name: 'View Prototype (opens in a new tab)' });
  expect(external).toHaveAttribute('target', '_blank');
  expect(external).toHaveAttribute('rel', 'noopener noreferrer');
  expect(external.querySelector('svg')).toBeVisible();
});

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

test('an empty html renders nothing instead of the children', () => {
  renderPage(<Prose html="">Nothing was written.</Prose>);
  expect(screen.queryByText('Nothing was written.')).toBeNull();
});

test('an opened details element stays open when the page renders again', async () => {
  // With Trusted Types each HTML string becomes a new object. React sets innerHTML again when the object changes.
  vi.stubGlobal('trustedTypes', {
    createPolicy: () => ({ createHTML: (html: string) => ({ toString: () => html }) }),
  });
  vi.resetModules();
  const { Prose: ProseWithTrustedTypes } = await import('./prose');
  const post = () => <ProseWithTrustedTypes html="<details><summary>More</summary>x</details>" />;
  const { rerender } = render(post());
  screen.getByRole<HTMLDetailsElement>('group').open = true;
  rerender(post());
  expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(true);
});
