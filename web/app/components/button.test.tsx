import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render';
import { Button } from './button';
import { ButtonLink } from './button-link';

test('a button submits a form only with type="submit"', async () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  renderPage(
    <form onSubmit={send}>
      <Button>Close</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledOnce();
});

test('a disabled button ignores clicks', async () => {
  const act = vi.fn();
  renderPage(
    <Button disabled onClick={act}>
      Send
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(act).not.toHaveBeenCalled();
});

test('an internal link opens in the same tab and an external link announces a new tab', () => {
  renderPage(
    <>
      <ButtonLink to="/contact">Request Demo</ButtonLink>
      <ButtonLink to="https://example.org/">View Prototype</ButtonLink>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Request Demo' })).not.toHaveAttribute('target');
  const outside = screen.getByRole('link', { name: 'View Prototype (opens in a new tab)' });
  expect(outside).toHaveAttribute('target', '_blank');
  expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
});
