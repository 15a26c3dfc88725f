import { expect, test } from 'vitest';
import { goals, grants } from '~/mockups/data/grants';
import { candidates, tests, trainRows } from '~/mockups/data/modelling';
import { count, sum } from '~/mockups/kit/numbers';
import { sectionOf } from '../../testing/pages';

const tested = tests.balanced;

const pointsOf = (mockup: string) =>
  JSON.stringify(
    sectionOf('drive-r', 'product.feature-rows').items.find((item) => item.mockup === mockup)?.points ?? [],
  );

test.each([
  ['drive-r-model', [count(trainRows), count(sum(Object.values(tested), (women) => women)), candidates[0].name]],
  // It is true for each setting of the screen.
  ['drive-r-model', [`${tests.sure.hit} to ${tests.early.hit} of the ${tested.hit + tested.missed}`]],
  ['drive-r-sdg', [count(sum(grants, (grant) => grant.reached)), goals[0].name.toLowerCase()]],
])('the points beside %s have its figures: %j', (mockup, figures) => {
  for (const figure of figures) expect(pointsOf(mockup)).toContain(figure);
});

test('the opening asks another question than the choices, which begin with the districts', () => {
  const { mockup } = sectionOf('drive-r', 'opening.product-hero');
  const choices = sectionOf('drive-r', 'product.try-it').items.map((item) => item.mockup);
  expect(choices[0]).toBe('drive-r-gaps');
  expect(mockup).toBe('drive-r-spending');
  expect(choices).not.toContain(mockup);
});
