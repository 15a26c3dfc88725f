import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render';
import { Prose } from './prose';

test('text from the server keeps its headings and lists', () => {
  renderPage(<Prose html="<h2>What to ask</h2><ul><li>counted</li><li>seen</li></ul>" />);
  expect(screen.getByRole('heading', { level: 2, name: 'What to ask' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('a text that is empty is empty, and not its children', () => {
  renderPage(<Prose html="">Nothing was written.</Prose>);
  expect(screen.queryByText('Nothing was written.')).toBeNull();
});

test('what a reader has opened stays open when the page around it is drawn anew', async () => {
  // With Trusted Types each text becomes an object, and React writes again for an object that it does not know.
  vi.stubGlobal('trustedTypes', {
    createPolicy: () => ({ createHTML: (html: string) => ({ toString: () => html }) }),
  });
  vi.resetModules();
  const { Prose: TrustingProse } = await import('./prose');
  const post = () => <TrustingProse html="<details><summary>More</summary>x</details>" />;
  const { rerender } = render(post());
  screen.getByRole<HTMLDetailsElement>('group').open = true;
  rerender(post());
  expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(true);
});
