import { expect, test } from 'vitest';
import { pages, sectionOf } from '../../testing/pages';

const asking = { label: 'Tell Us What You Need', to: '/tellmore' };

test('the coming solution shows the batch that it follows, and ends with the question to the visitor', () => {
  expect(sectionOf('coming-solution', 'product.steps').picture?.shipped?.alt).toMatch(/batch/i);
  expect(pages['coming-solution']?.sections.at(-1)?.__component).toBe('closing.call-to-action');
  for (const uid of ['opening.page-hero', 'closing.call-to-action'] as const) {
    expect(sectionOf('coming-solution', uid).actions[0]).toEqual(asking);
  }
});
