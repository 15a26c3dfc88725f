import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render';
import { NotFoundScreen } from './error-screens';

test('the not-found page leads home, and to the products, the stories and a message to us', () => {
  renderPage(<NotFoundScreen />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404 - Page Not Found');
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Go Back Home', '/'],
    ['Products', '/allproducts'],
    ['Stories', '/blogs'],
    ['Contact', '/contact_simple'],
  ]);
});
