import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { stubIntersectionObserver } from '../../../testing/intersection-observer';
import { sectionOf, sectionsOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { spendingQuestion } from '../../mockups/kit/spending-question';
import { FeatureRows } from '../feature-rows/feature-rows';
import { ProductRows } from '../product-rows/product-rows';
import { ScreenTour } from '../screen-tour/screen-tour';
import { TryIt } from '../try-it/try-it';

vi.mock('../../mockups/mockup', async () => ({
  ProductMockup: (await import('../../mockups/mockup-figure')).MockupFigure,
}));
stubIntersectionObserver();

type Case = [what: string, section: ReactElement, image: RegExp, part: string, chosen: string];

test.each<Case>([
  [
    'the amount on the phone of the home page',
    <ProductRows {...sectionOf('home', 'product.product-rows')} />,
    /asks what brought in money/,
    '7,400',
    'When it does not add up',
  ],
  [
    'a reply on the phone',
    <TryIt {...sectionOf('surve-r', 'product.try-it')} />,
    /without a signal asks again/,
    'It is two acres',
    'It is two',
  ],
  [
    'an activity in the graph',
    <TryIt {...sectionOf('progran', 'product.try-it')} />,
    /kitchen gardens/i,
    'Trainings',
    'Trainings, on time overall',
  ],
  [
    'the marked words of a question',
    <TryIt {...sectionOf('drive-r', 'product.try-it')} />,
    /each of six districts/,
    'districts',
    'Kind of work',
  ],
  [
    'a project in the table',
    <ScreenTour {...sectionOf('progran', 'product.screen-tour')} />,
    /Neer Sathi will miss its plan/,
    'Swasth Aangan',
    'Swasth Aangan',
  ],
  [
    'a district in the table',
    <ProductRows {...sectionOf('home', 'product.product-rows')} />,
    /a map of six districts/,
    '36 villages',
    'Yadgir',
  ],
  [
    'a flagged record of the queue',
    <FeatureRows {...sectionOf('surve-r', 'product.feature-rows')} />,
    /approval queue: of 412 records/,
    'Kamala Bai',
    'Open Kamala Bai',
  ],
  [
    'a decision about a record',
    <FeatureRows {...sectionOf('surve-r', 'product.feature-rows')} />,
    /^One record in Surve-R’s approval queue/,
    'Return',
    'Return it',
  ],
  [
    'a step that can be undone',
    <FeatureRows {...sectionOf('drive-r', 'product.feature-rows')} />,
    /^Drive-R cleans survey data/,
    'Any step can be undone.',
    'As it arrived',
  ],
  [
    'a proposed question',
    <ProductRows {...sectionOf('home', 'product.product-rows')} />,
    /furthest below their income target/,
    'Who had lent the money?',
    'Loans',
  ],
])('a press on %s chooses its mockup', async (_, section, image, part, chosen) => {
  renderPage(section);
  const [radio] = screen.getAllByRole('radio', { name: chosen });
  expect(radio).not.toBeChecked();
  await userEvent.click(within(screen.getAllByRole('img', { name: image })[0]!).getByText(part));
  expect(radio).toBeChecked();
});

test('a press on a part of a mockup does not scroll to its radio button', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  renderPage(<FeatureRows {...sectionOf('drive-r', 'product.feature-rows')} />);
  await userEvent.click(screen.getByText('Any step can be undone.'));
  expect(screen.getByRole('radio', { name: 'As it arrived' })).toHaveFocus();
  expect(focus.mock.calls.at(-1)).toEqual([{ preventScroll: true }]);
  focus.mockRestore();
});

test('parts of a mockup do not name the radio button that they press', () => {
  const section = sectionOf('progran', 'product.try-it');
  renderPage(<TryIt {...section} />);
  for (const { label } of section.items) expect(screen.getByRole('radio', { name: label })).toHaveAccessibleName(label);
});

test('without a radio button for its mockup, a part is no label', () => {
  const { items, ...section } = sectionOf('surve-r', 'product.try-it');
  const { container } = renderPage(<TryIt {...section} items={items.map((item) => ({ ...item, views: [] }))} />);
  expect(container.querySelectorAll('figure')).toHaveLength(items.length);
  expect(container.querySelector('figure label')).toBeNull();
});

test('an answer on a screen is a label of the radio button that all screens of its section share', async () => {
  const section = sectionsOf('surve-r', 'product.try-it')[1]!;
  const answers = section.answers.map(({ text }) => text);
  expect(answers).toEqual(spendingQuestion.en.choices);
  const { container } = renderPage(<TryIt {...section} />);
  const radios = within(screen.getByRole('group', { name: section.answersLegend })).getAllByRole('radio');
  for (const figure of container.querySelectorAll('figure')) {
    const drawn = [...figure.querySelectorAll('.lq-choices > label')];
    expect(drawn.map((label) => label.getAttribute('for'))).toEqual(radios.map(({ id }) => id));
    await userEvent.click(drawn[2]!);
    expect(radios[2]).toBeChecked();
    await userEvent.click(drawn[1]!);
    expect(radios[1]).toBeChecked();
  }
  // The screens show the answers, so their radio buttons are for the keyboard and screen readers only.
  expect(container.querySelector('[data-answers]')).toHaveClass('visually-hidden');
  // A language that is chosen leaves the answer.
  await userEvent.click(screen.getByRole('radio', { name: section.items[1]?.label }));
  expect(radios[1]).toBeChecked();
});

test('answers that no screen shows have visible radio buttons with their name', () => {
  const section = sectionsOf('surve-r', 'product.try-it')[1]!;
  const items = section.items.map((item) => ({ ...item, mockup: 'surve-r-form' as const }));
  const { container } = renderPage(<TryIt {...section} items={items} />);
  expect(container.querySelector('[data-answers]')).not.toHaveClass('visually-hidden');
  expect(screen.getByText(section.answersLegend!)).not.toHaveClass('visually-hidden');
});

test('the style sheet marks each answer that the CMS allows, on the screen and as it is stored', () => {
  const css = readFileSync('app/mockups/styles/language-question.css', 'utf8');
  const { attributes } = JSON.parse(readFileSync('../cms/src/components/product/try-it.json', 'utf8')) as {
    attributes: { answers: { max: number } };
  };
  for (let n = 0; n < attributes.answers.max; n++) {
    expect(css).toContain(
      `:has(> [data-answers] [value='${n}']:checked) .lq :is(.lq-choices, .lq-codes) > :nth-child(${n + 1})`,
    );
  }
});
