import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../testing/render';
import { sectionOf } from '../../../testing/pages';
import { ProductHero } from './product-hero';

// Browsers keep the HTML of the server, which these tests have too.
vi.mock('~/lib/use-hydrated', () => ({ useHydrated: () => true }));

test('the picture of a platform opens its prototype', () => {
  renderPage(<ProductHero {...sectionOf('health', 'opening.product-hero')} />);
  const link = screen.getByRole('link', { name: /prototype \(opens in a new tab\)$/ });
  expect(within(link).getByRole('img').getAttribute('alt')).not.toBe('');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the button on the phone of Surve-R is the label of a named box of the opening that it plays again', async () => {
  const { container } = renderPage(<ProductHero {...sectionOf('surve-r', 'opening.product-hero')} />);
  await screen.findByRole('img');
  const box = screen.getByRole('checkbox', { name: /^Yes, that is right/ });
  expect(container.querySelector('label.app-button')).toHaveAttribute('for', box.id);
  expect(box.parentElement).toHaveAttribute('data-opening', 'surve-r');
});

test('each evidence of the opening of Surve-R is the label of a named radio button, and enlarged it is that of the record', async () => {
  const { container } = renderPage(<ProductHero {...sectionOf('surve-r', 'opening.product-hero')} />);
  await screen.findByRole('img');
  const radios = within(screen.getByRole('group', { name: 'Evidence of the record' })).getAllByRole('radio');
  const targets = (part: string) =>
    [...container.querySelectorAll(`label${part}`)].map((label) => label.getAttribute('for'));
  expect(targets('.rec-evidence')).toEqual(radios.slice(1).map(({ id }) => id));
  expect(targets('.rec-proof')).toEqual(Array(3).fill(radios[0]!.id));
  await userEvent.click(container.querySelectorAll('label.rec-evidence')[1]!);
  expect(radios[2]).toBeChecked();
  await userEvent.click(container.querySelectorAll('label.rec-proof')[1]!);
  expect(radios[0]).toBeChecked();
});

test('the style sheet enlarges each evidence of the opening of Surve-R when it is chosen or pointed at', () => {
  const css = readFileSync('app/openings/surve-r.css', 'utf8');
  for (const n of [1, 2, 3]) {
    const chosen = `:has(> [data-answers] [value='${n}']:checked) .rec`;
    expect(css).toContain(`${chosen},\n.rec:has(.rec-evidence:nth-child(${n}):hover) {\n  --on: ${n};`);
  }
});

test('the groups of the opening of Drive-R are labels of named radio buttons, by pointer and by keyboard', async () => {
  const { container } = renderPage(<ProductHero {...sectionOf('drive-r', 'opening.product-hero')} />);
  await screen.findByRole('img');
  const radios = within(screen.getByRole('group', { name: /first extra income/ })).getAllByRole('radio');
  expect(radios).toHaveLength(6);
  for (const part of ['.use', '.us-use']) {
    const labels = [...container.querySelectorAll(`label${part}`)];
    expect(labels.map((label) => label.getAttribute('for'))).toEqual(radios.map(({ id }) => id));
    await userEvent.click(labels[3]!);
    expect(radios[3]).toBeChecked();
    await userEvent.click(labels[1]!);
    expect(radios[1]).toBeChecked();
  }
  await userEvent.click(radios[4]!);
  expect(radios[4]).toBeChecked();
});

test('the style sheet shows each group of the opening of Drive-R when it is chosen or pointed at', () => {
  const css = readFileSync('app/openings/drive-r.css', 'utf8');
  Array.from({ length: 6 }, (_, n) => {
    if (n > 0) expect(css).toContain(`:has(> [data-answers] [value='${n}']:checked) .us {\n  --on: ${n};`);
    expect(css).toContain(`.us:has(:is(.use, .us-use):nth-child(${n + 1}):hover) {\n  --on: ${n};`);
  });
});

test('a row of the letter of ProGran chooses its promise, and the style sheet shows what stands behind it', async () => {
  const { container } = renderPage(<ProductHero {...sectionOf('progran', 'opening.product-hero')} />);
  await screen.findByRole('img');
  const radios = within(screen.getByRole('group', { name: /behind each figure/ })).getAllByRole('radio');
  const labels = [...container.querySelectorAll('.pm-row > label')];
  expect(labels.map((label) => label.getAttribute('for'))).toEqual(radios.map(({ id }) => id));
  expect(radios[0]).toBeChecked();
  await userEvent.click(labels[2]!);
  expect(radios[2]).toBeChecked();
  const rows = [...container.querySelectorAll('.pm > .pm-row')];
  const css = readFileSync('app/openings/progran.css', 'utf8');
  for (let n = 1; n < radios.length; n++) {
    expect(rows[n]).toContainElement(labels[n] as HTMLElement);
    expect(css).toContain(`:has(> [data-answers] [value='${n}']:checked) .pm {\n  --on: ${n};`);
    expect(css).toContain(`.pm:has(> .pm-row:nth-child(${n + 1}):hover) {\n  --on: ${n};`);
  }
});
