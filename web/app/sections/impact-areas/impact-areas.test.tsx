import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { ImpactAreas } from './impact-areas';

test('each area has its indicators and a picture for the eye only', () => {
  const content = sectionOf('csr', 'product.impact-areas');
  renderPage(<ImpactAreas {...content} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    content.items.map(({ title }) => title),
  );
  expect(screen.getAllByRole('presentation').map((image) => image.getAttribute('src'))).toEqual(
    content.items.map(({ picture }) => picture?.shipped?.wide.src),
  );
});
