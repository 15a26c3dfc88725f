import { existsSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { PEOPLE } from '../shared/person-illustration';
import { Quote } from './quote';

test.each([
  ['case-study-tata-trusts', 'grower'],
  ['story-farmer-advisory', 'programme-lead'],
] as const)('the quote of %s has the portrait of the %s, with an alternative text', (page, illustration) => {
  renderPage(<Quote {...sectionOf(page, 'proof.quote')} />);
  const portrait = screen.getByRole('img', { name: PEOPLE[illustration] });
  expect(portrait).toHaveAttribute('src', `/media/people/${illustration}.svg`);
  expect(screen.getByRole('figure')).toContainElement(portrait);
});

test('a quote without an illustration has no image', () => {
  const { illustration: _, ...quote } = sectionOf('case-study-tata-trusts', 'proof.quote');
  renderPage(<Quote {...quote} />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('each illustration of a speaker has its file', () => {
  for (const name of Object.keys(PEOPLE)) expect(existsSync(`public/media/people/${name}.svg`), name).toBe(true);
});
