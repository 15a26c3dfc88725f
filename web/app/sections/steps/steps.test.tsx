import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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
