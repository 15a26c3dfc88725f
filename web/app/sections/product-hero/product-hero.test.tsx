import { screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { sectionOf } from '../../../testing/shipped';
import { renderPage } from '../../../testing/render';
import { ProductHero } from './product-hero';

// Browsers keep the HTML of the server, which these tests have too.
vi.mock('~/lib/use-hydrated', () => ({ useHydrated: () => true }));

const show = async (page: string) => {
  const { container } = renderPage(<ProductHero {...sectionOf(page, 'opening.product-hero')} />);
  await screen.findByRole('img');
  return container;
};

test('the picture of a platform opens its prototype', async () => {
  await show('health');
  const link = screen.getByRole('link', { name: /prototype \(opens in a new tab\)$/ });
  expect(within(link).getByRole('img').getAttribute('alt')).not.toBe('');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the button on the phone of Surve-R is the label of a named box of the opening that it plays again', async () => {
  const container = await show('surve-r');
  const box = screen.getByRole('checkbox', { name: /^Yes, that is right/ });
  expect(container.querySelector('label.app-button')).toHaveAttribute('for', box.id);
  expect(box.parentElement).toHaveAttribute('data-opening', 'surve-r');
});

// The first radio button of Surve-R stands for its record.
test.each([
  ['surve-r', 'each evidence', 'Evidence of the record', '.rec-evidence', [1, 2, 3]],
  ['surve-r', 'an enlarged evidence', 'Evidence of the record', '.rec-proof', [0, 0, 0]],
  ['drive-r', 'each group', /first extra income/, '.use', [0, 1, 2, 3, 4, 5]],
  ['drive-r', 'the name of each group', /first extra income/, '.us-use', [0, 1, 2, 3, 4, 5]],
  ['progran', 'each row of the letter', /behind each figure/, '.pm-row >', [0, 1, 2, 3, 4]],
])('%s: %s is the label of a named radio button, which the style sheet shows', async (page, _, name, part, chosen) => {
  const container = await show(page);
  const radios = within(screen.getByRole('group', { name })).getAllByRole('radio');
  const labels = [...container.querySelectorAll(part.endsWith('>') ? `${part} label` : `label${part}`)];
  expect(labels.map((label) => label.getAttribute('for'))).toEqual(chosen.map((n) => radios[n]!.id));
  const css = readFileSync(`app/openings/opening.css`, 'utf8');
  for (const n of chosen.filter(Boolean)) expect(css).toContain(`:has(> [data-answers] [value='${n}']:checked) .`);
  for (const n of [2, 1]) {
    await userEvent.click(labels[n]!);
    expect(radios[chosen[n]!]).toBeChecked();
  }
});
