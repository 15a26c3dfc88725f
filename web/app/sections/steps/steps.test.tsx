import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Steps } from './steps';

test.each(['line', 'years'] as const)('%s: every step with its label and note, in order', (variant) => {
  renderPage(
    <Steps
      variant={variant}
      title="A season"
      noteLabel="Recorded"
      items={[
        { label: 'Before sowing', title: 'Register', text: 'With consent.', note: 'Plot' },
        { title: 'Buy', text: 'At the gate.' },
      ]}
    />,
  );
  const [first, second] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(first).toHaveTextContent('Before sowingRegisterWith consent.Recorded: Plot');
  expect(second).toHaveTextContent(/^BuyAt the gate\.$/);
});

test.each(['education', 'agriculture'])('%s: the steps are the caption of the picture', (page) => {
  const content = sectionOf(page, 'product.steps');
  renderPage(<Steps {...content} />);
  expect(screen.getByRole('img', { name: content.picture?.shipped?.alt })).toBeVisible();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(content.items.length);
});

test('a step of the years has its picture', () => {
  const content = sectionOf('story-farmer-advisory', 'product.steps');
  renderPage(<Steps {...content} />);
  for (const { picture } of content.items)
    expect(screen.getByRole('img', { name: picture?.shipped?.alt })).toBeVisible();
});
