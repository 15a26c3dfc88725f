import { expect, test } from 'vitest';
import { sectionOf } from '../../testing/pages';

test('the opening asks another question than the choices, which begin with the districts', () => {
  const { mockup } = sectionOf('drive-r', 'opening.product-hero');
  const choices = sectionOf('drive-r', 'product.try-it').items.map((item) => item.mockup);
  expect(choices[0]).toBe('drive-r-gaps');
  expect(mockup).toBe('drive-r-spending');
  expect(choices).not.toContain(mockup);
});
