import { expect, it } from 'vitest';
import { errorsWith } from './focus-field';

it('adds an error at a path, with arrays for indexes, and keeps the other errors', () => {
  expect(errorsWith({}, ['title'], 'A')).toEqual({ title: 'A' });
  expect(errorsWith({}, ['seo', 'metaDescription'], 'A')).toEqual({ seo: { metaDescription: 'A' } });
  const errors = { title: 'Too long', sections: [{ title: 'Missing' }] };
  const marked = errorsWith(errors, ['sections', '2', 'items', '0', 'label'], 'A') as typeof errors;
  expect(marked.title).toBe('Too long');
  expect(Array.isArray(marked.sections)).toBe(true);
  expect(marked.sections[0]).toEqual({ title: 'Missing' });
  expect(marked.sections[2]).toEqual({ items: [{ label: 'A' }] });
  expect(errors).toEqual({ title: 'Too long', sections: [{ title: 'Missing' }] });
});
