import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { districts } from '~/mockups/data/livelihoods';
import { held, waiting } from '~/mockups/data/survey';
import { count, rupees } from '~/mockups/kit/numbers';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Comparison } from './comparison';

const whyDifferent = sectionOf('home', 'product.comparison');

test("'Why We Build Different' with three clickable product badges and a button to /allproducts", () => {
  renderPage(<Comparison {...whyDifferent} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Why We Build Different');
  for (const [name, href] of [
    [/^Drive-R/, '/drive_r'],
    [/^ProGran/, '/progran'],
    [/^Surve-R/, '/surve_r'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  expect(screen.getByRole('link', { name: whyDifferent.action.label })).toHaveAttribute('href', '/allproducts');
});

test('the badges show one record of the mockups on its way through the products', () => {
  const { container } = renderPage(<Comparison {...whyDifferent} />);
  const [record] = held;
  const { name, actual, planned, income } = districts.find(({ name }) => name === 'Raichur')!;
  expect([...container.querySelectorAll('li [aria-hidden]')].map(({ textContent }) => textContent)).toEqual([
    `${record.at}${record.who} answers at her door in ${name}`,
    `${count(actual)} of ${count(planned)}women of ${name} are enrolled, and she is one of them`,
    `${rupees(income)}a month is the income in ${name}, with her answer in it`,
  ]);
  expect(waiting.find(({ who }) => who === record.who)?.id).toContain('RCR');
});
