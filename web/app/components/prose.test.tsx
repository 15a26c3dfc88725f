import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
