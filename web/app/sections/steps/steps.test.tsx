import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render';
import { Steps } from './steps';

test.each(['line', 'dotted', 'years'] as const)('%s: every step with its label and note, in order', (variant) => {
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

test('with a drawing the steps are its caption', async () => {
  renderPage(
    <Steps variant="line" drawing="care-loop" title="A loop" items={[{ title: 'Visit', text: 'At home.' }]} />,
  );
  expect(await screen.findByRole('img', { name: /A loop from home/ })).toBeInTheDocument();
  expect(within(screen.getByRole('list')).getByRole('listitem')).toHaveTextContent('VisitAt home.');
});

test('a drawing whose columns stand above the steps has the page grid', () => {
  const items = [{ title: 'Visit', text: 'At home.' }];
  const { container } = renderPage(<Steps variant="dotted" drawing="four-visits" title="A season" items={items} />);
  expect(container.querySelector('[data-grid]')).not.toBeNull();
});
