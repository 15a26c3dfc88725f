import { expect, it } from 'vitest';
import { cardTarget, platformCards, productCards } from './product-cards';

it('links each platform to its page', () => {
  expect(platformCards.map(cardTarget)).toEqual([
    '/farmer_platform',
    '/health_platform',
    '/education_platform',
    '/leaf',
    '/impact',
    '/tracseed',
  ]);
  expect(productCards.map(cardTarget)).toEqual(['/surve_r', '/progran', '/drive_r']);
});

it('links a product without a page to /comingsoon', () => {
  expect(cardTarget({})).toBe('/comingsoon');
});
