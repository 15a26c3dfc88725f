import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sectionOf, sectionsOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { TryIt } from './try-it';

const section = sectionOf('progran', 'product.try-it');
const content = { ...section, items: section.items.map((item) => ({ ...item, views: [] })) };
const styles = (file: string) => readFileSync(`app/sections/${file}`, 'utf8').replace(/\s+/g, ' ');

test('the choices are one group of radio inputs with the first one checked, each described by its text', () => {
  renderPage(<TryIt {...content} />);
  const group = screen.getByRole('group', { name: content.legend });
  const choices = within(group).getAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ checked }) => checked)).toEqual([true, false, false]);
  for (const [n, { label, text }] of content.items.entries()) {
    expect(choices[n]).toHaveAccessibleName(label);
    expect(choices[n]).toHaveAccessibleDescription(text);
  }
});

test('a choice unchecks the one before it, also in a second section of the page', async () => {
  renderPage(
    <>
      <TryIt {...content} />
      <TryIt {...content} title="Again" />
    </>,
  );
  await userEvent.click(screen.getAllByRole('radio', { name: content.items[1]!.label })[0]!);
  const checked = screen.getAllByRole<HTMLInputElement>('radio', { checked: true });
  expect(checked.map(({ value }) => value)).toEqual(['1', '0']);
});

test('the pictures of the choices and of their views have the order of the choices', () => {
  renderPage(<TryIt {...section} />);
  const pictures = section.items.flatMap(({ views, ...item }) => (views.length > 0 ? views : [item]));
  const alts = screen.getAllByRole('img').map((shown) => shown.getAttribute('alt'));
  expect(alts).toEqual(pictures.map(({ picture }) => picture?.shipped?.alt));
});

test('the style sheets show each choice and each view that an editor can add', () => {
  type Schema = { attributes: Record<string, { component?: string; max?: number }> };
  const folder = '../cms/src/components';
  const lists = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => Object.values((JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Schema).attributes));
  const most = (component: string) =>
    Math.max(...lists.filter((list) => list.component === component).map(({ max = Infinity }) => max));
  const shared = styles('shared/choices.module.css');
  for (let n = 0; n < Math.max(most('items.view'), most('items.choice')); n++) {
    const chosen = `fieldset [value='${n}']:checked`;
    expect(shared).toContain(`.scope:has(> ${chosen}, > .head > ${chosen}) > .stack > :nth-child(${n + 1})`);
  }
  expect(shared).toMatch(/visibility: hidden/);
});

test('the text of a view replaces that of its choice, and describes it', () => {
  const [first, ...others] = content.items;
  const views = [{ label: 'Before' }, { label: 'After', text: 'Planted in time.' }];
  renderPage(<TryIt {...content} items={[{ ...first!, views }, ...others]} />);
  expect(screen.getByRole('radio', { name: first?.label })).toHaveAccessibleDescription(first?.text);
  expect(screen.getByRole('radio', { name: 'Before' })).toHaveAccessibleDescription(first?.text);
  expect(screen.getByRole('radio', { name: 'After' })).toHaveAccessibleDescription('Planted in time.');
  const css = styles('try-it/try-it.module.css');
  for (const choice of [1, 2, 3, 4]) {
    for (const view of [0, 1, 2, 3]) {
      const chosen = `.screens > :nth-child(${choice}) > fieldset [value='${view}']:checked)`;
      expect(css).toContain(`${chosen} > .texts > :nth-child(${choice}) > :nth-child(${view + 1})`);
    }
  }
});

test('when it happens is said above the title', () => {
  const question = sectionsOf('surve-r', 'product.try-it').at(-1)!;
  renderPage(<TryIt {...question} />);
  const heading = screen.getByRole('heading', { name: question.title });
  const when = screen.getByText('Monday 9:15');
  expect(when.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
