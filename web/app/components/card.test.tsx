import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render';
import { Card, CardLink } from './card';

test('a card has one link, and its name is the title', () => {
  renderPage(
    <Card as="article">
      <h3>
        <CardLink to="/surve_r">Works without signal</CardLink>
      </h3>
      <p>Records wait on the phone.</p>
    </Card>,
  );
  const card = screen.getByRole('article');
  expect(within(card).getAllByRole('link')).toHaveLength(1);
  expect(within(card).getByRole('link', { name: 'Works without signal' })).toHaveAttribute('href', '/surve_r');
});

test('a card with an external URL says that it opens a new tab and sets rel="noopener noreferrer"', () => {
  renderPage(
    <Card>
      <CardLink to="https://example.org/prototype">Prototype</CardLink>
    </Card>,
  );
  const link = screen.getByRole('link', { name: 'Prototype (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a button inside a clickable card receives its own click', async () => {
  const play = vi.fn();
  renderPage(
    <Card>
      <CardLink to="/demo-videos">Watch</CardLink>
      <button onClick={play}>Play</button>
    </Card>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(play).toHaveBeenCalledOnce();
});
