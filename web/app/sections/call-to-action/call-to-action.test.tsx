import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render';
import { CallToAction } from './call-to-action';
import styles from './call-to-action.module.css';

test('the call to action has an accessible name and links to each action', () => {
  renderPage(
    <CallToAction
      title="Start with one programme"
      text="Bring a form."
      actions={[
        { label: 'Get Started', to: '/contact' },
        { label: 'Watch Demo', to: '/demo-videos' },
      ]}
    />,
  );
  expect(screen.getByRole('region', { name: 'Start with one programme' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: 'Watch Demo' })).toHaveAttribute('href', '/demo-videos');
});

test('a call that goes on from the field of dots has a ground of its own', () => {
  const call = { title: 'Bring one.', text: 'Ask.', actions: [{ label: 'Ask us', to: '/contact' }] };
  const groundOf = (sketch?: 'dot-columns' | 'question') => {
    const { unmount } = renderPage(<CallToAction {...call} sketch={sketch} />);
    const { firstElementChild, dataset } = screen.getByRole('region');
    unmount();
    return `${dataset.tone} ${firstElementChild?.classList.contains(styles.columns!)}`;
  };
  expect([groundOf('dot-columns'), groundOf('question'), groundOf()]).toEqual(['hue true', 'hue false', 'hue false']);
});

test('a drawing is for the eye only', async () => {
  const call = { title: 'Which question?', text: 'Ask.', actions: [{ label: 'Ask us', to: '/contact' }] };
  const { container } = renderPage(<CallToAction {...call} sketch="crop-calendar" />);
  await waitFor(() => expect(container.querySelector('svg')).toHaveTextContent('Harvest'));
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
