import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstExtra } from '~/mockups/data/livelihoods';
import { approved, waiting } from '~/mockups/data/survey';
import { mockups } from '~/mockups/registry';
import { renderPage } from '../../../testing/render';
import { sectionOf } from '../../../testing/pages';
import { ProductHero } from './product-hero';

vi.mock('../../mockups/mockup', () => ({
  ProductMockup: ({ name }: { name: 'surve-r-record' | 'progran-promise' | 'drive-r-spending' }) => {
    const { component: Drawing } = mockups[name];
    return <Drawing />;
  },
}));

test('the button on the phone of Surve-R is the label of a named box of the opening that it plays again', () => {
  const { container } = renderPage(<ProductHero {...sectionOf('surve-r', 'opening.product-hero')} />);
  const box = screen.getByRole('checkbox', { name: /^Yes, that is right/ });
  expect(container.querySelector('label.app-button')).toHaveAttribute('for', box.id);
  expect(box.parentElement).toHaveAttribute('data-opening', 'surve-r-record');
});

test('the opening of another product has no such box, and outside of an opening the button is a part of the drawing', () => {
  renderPage(<ProductHero {...sectionOf('progran', 'opening.product-hero')} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  const { component: Drawing } = mockups['surve-r-record'];
  expect(renderToString(<Drawing />)).not.toContain('<label');
});

test('each evidence of the opening of Surve-R is the label of a named radio button, and enlarged it is that of the record', async () => {
  const { container } = renderPage(<ProductHero {...sectionOf('surve-r', 'opening.product-hero')} />);
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

test('the names of the evidence say what it proves, with the figures of the record', () => {
  const [, atPlace, photo, consent] = sectionOf('surve-r', 'opening.product-hero').answers;
  const [asked, sent, decided] = approved.steps;
  expect(atPlace?.text).toContain(`asked at ${asked.at}, ${waiting.find(({ at }) => at === sent.at)?.metres} m from`);
  expect(photo?.text).toContain(`sent at ${sent.at}`);
  expect(consent?.text).toContain(`approved on ${decided.at}`);
});

test('the style sheet enlarges each evidence of the opening of Surve-R when it is chosen or pointed at', () => {
  const css = readFileSync('app/mockups/styles/surve-r-record.css', 'utf8');
  for (const n of [1, 2, 3]) {
    const chosen = `:has(> [data-answers] [value='${n}']:checked) .rec`;
    expect(css).toContain(`${chosen},\n.rec:has(.rec-evidence:nth-child(${n}):hover) {\n  --on: ${n};`);
  }
});

test('the groups of the opening of Drive-R are labels of named radio buttons, by pointer and by keyboard', async () => {
  const { container } = renderPage(<ProductHero {...sectionOf('drive-r', 'opening.product-hero')} />);
  const radios = within(screen.getByRole('group', { name: /first extra income/ })).getAllByRole('radio');
  expect(radios).toHaveLength(firstExtra.length);
  firstExtra.forEach(({ on }, n) => expect(radios[n]).toHaveAccessibleName(on));
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
  const css = readFileSync('app/mockups/styles/drive-r-spending.css', 'utf8');
  firstExtra.forEach((_, n) => {
    if (n > 0) expect(css).toContain(`:has(> [data-answers] [value='${n}']:checked) .us {\n  --on: ${n};`);
    expect(css).toContain(`.us:has(:is(.use, .us-use):nth-child(${n + 1}):hover) {\n  --on: ${n};`);
  });
});

test('a row of the letter of ProGran chooses its promise, and the style sheet shows what stands behind it', async () => {
  const { container } = renderPage(<ProductHero {...sectionOf('progran', 'opening.product-hero')} />);
  const radios = within(screen.getByRole('group', { name: /behind each figure/ })).getAllByRole('radio');
  const labels = [...container.querySelectorAll('.pm-row > label')];
  expect(labels.map((label) => label.getAttribute('for'))).toEqual(radios.map(({ id }) => id));
  expect(radios[0]).toBeChecked();
  await userEvent.click(labels[2]!);
  expect(radios[2]).toBeChecked();
  const rows = [...container.querySelectorAll('.pm > .pm-row')];
  const css = readFileSync('app/mockups/styles/progran-promise.css', 'utf8');
  for (let n = 1; n < radios.length; n++) {
    expect(rows[n]).toContainElement(labels[n] as HTMLElement);
    expect(css).toContain(`:has(> [data-answers] [value='${n}']:checked) .pm {\n  --on: ${n};`);
    expect(css).toContain(`.pm:has(> .pm-row:nth-child(${n + 1}):hover) {\n  --on: ${n};`);
  }
  const { component: Letter } = mockups['progran-promise'];
  // Without answers the letter is a drawing.
  expect(renderToString(<Letter />)).not.toContain('<label');
});
