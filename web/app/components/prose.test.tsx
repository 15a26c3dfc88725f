import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render';
import { Prose } from './prose';

test('renders headings and lists of HTML from the server', () => {
  renderPage(<Prose html="<h2>What to ask</h2><ul><li>counted</li><li>seen</li></ul>" />);
  expect(screen.getByRole('heading', { level: 2, name: 'What to ask' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('an empty html renders nothing instead of the children', () => {
  renderPage(<Prose html="">Nothing was written.</Prose>);
  expect(screen.queryByText('Nothing was written.')).toBeNull();
});

test('an opened details element stays open when the page renders again', async () => {
  // With Trusted Types each HTML string becomes a new object. React sets innerHTML again when the object changes.
  vi.stubGlobal('trustedTypes', {
    createPolicy: () => ({ createHTML: (html: string) => ({ toString: () => html }) }),
  });
  vi.resetModules();
  const { Prose: ProseWithTrustedTypes } = await import('./prose');
  const post = () => <ProseWithTrustedTypes html="<details><summary>More</summary>x</details>" />;
  const { rerender } = render(post());
  screen.getByRole<HTMLDetailsElement>('group').open = true;
  rerender(post());
  expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(true);
});
