import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { held, waiting } from '~/mockups/data/survey';
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

test('the badges show one record: its district is the same in all products', () => {
  const { container } = renderPage(<Comparison {...whyDifferent} />);
  const samples = [...container.querySelectorAll('li [aria-hidden]')].map(({ textContent }) => textContent);
  expect(samples).toEqual([
    `${held[0].who}, Raichur${held[0].at}`,
    'Enrolled, Raichur1,212 of 1,360',
    'Income a month, Raichur₹11,020',
  ]);
  const record = waiting.find(({ who }) => who === held[0].who);
  expect(record?.id).toContain('RCR');
});
