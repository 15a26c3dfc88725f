import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sectionOf, sectionsOf } from '../../../testing/shipped';
import { renderPage } from '../../../testing/render';
import { TryIt } from './try-it';

const section = sectionOf('progran', 'product.try-it');
const content = { ...section, items: section.items.map((item) => ({ ...item, views: [] })) };

test('the choices are one group of radio inputs with the first one checked, each described by its text', () => {
  renderPage(<TryIt {...content} />);
  const group = screen.getByRole('group', { name: content.legend });
  const choices = within(group).getAllByRole('radio');
  expect(choices.map((choice) => (choice as HTMLInputElement).checked)).toEqual([true, false, false]);
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
  const second = content.items[1]?.label ?? '';
  await userEvent.click(screen.getAllByRole('radio', { name: second })[0]!);
  const checked = screen.getAllByRole('radio', { checked: true });
  expect(checked.map((choice) => choice.getAttribute('value'))).toEqual(['1', '0']);
});

test('the style sheet shows the text and the picture of each choice that the CMS allows, and hides the others', () => {
  const css = readFileSync('app/sections/shared/views.module.css', 'utf8');
  const { attributes } = JSON.parse(readFileSync('../cms/src/components/product/try-it.json', 'utf8')) as {
    attributes: { items: { max: number } };
  };
  for (let n = 0; n < attributes.items.max; n++) {
    const chosen = `fieldset [value='${n}']:checked`;
    expect(css).toContain(`.scope:has(> ${chosen}, > .head > ${chosen}) > .stack > :nth-child(${n + 1})`);
  }
  expect(css).toMatch(/visibility: hidden/);
});

test('the text of a view replaces that of its choice, and describes it', () => {
  const [first, ...others] = content.items;
  const views = [{ label: 'Before' }, { label: 'After', text: 'Planted in time.' }];
  renderPage(<TryIt {...content} items={[{ ...first!, views }, ...others]} />);
  expect(screen.getByRole('radio', { name: first?.label })).toHaveAccessibleDescription(first?.text);
  expect(screen.getByRole('radio', { name: 'Before' })).toHaveAccessibleDescription(first?.text);
  expect(screen.getByRole('radio', { name: 'After' })).toHaveAccessibleDescription('Planted in time.');
});

test('when it happens is said above the title', () => {
  const question = sectionsOf('surve-r', 'product.try-it').at(-1)!;
  renderPage(<TryIt {...question} />);
  const heading = screen.getByRole('heading', { name: question.title });
  const when = screen.getByText('Monday 9:15');
  expect(when.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
