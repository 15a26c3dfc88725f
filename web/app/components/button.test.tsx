import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render';
import { Button, ButtonLink } from './button';

test('a button submits a form only with type="submit"', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  renderPage(
    <form onSubmit={onSubmit}>
      <Button>Close</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('an internal link opens in the same tab and an external link announces and shows that it opens a new tab', () => {
  renderPage(
    <>
      <ButtonLink to="/contact">Request Demo</ButtonLink>
      <ButtonLink to="https://example.org/">View Prototype</ButtonLink>
    </>,
  );
  const internal = screen.getByRole('link', { name: 'Request Demo' });
  expect(internal).not.toHaveAttribute('target');
  expect(internal.querySelector('svg')).toBeNull();
  const external = screen.getByRole('link', { name: 'View Prototype (opens in a new tab)' });
  expect(external).toHaveAttribute('target', '_blank');
  expect(external).toHaveAttribute('rel', 'noopener noreferrer');
  expect(external.querySelector('svg')).toBeVisible();
});
