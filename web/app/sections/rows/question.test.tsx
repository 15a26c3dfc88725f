import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Question } from './question';

test.each([
  ['Is the file clean?', 'clean'],
  ['Which goal does it count for?', 'count for'],
  ['Why?', 'Why'],
  ['What is it?', 'is it'],
  ['It is clean', undefined],
])('%s has its end marked if it is a question', (text, end) => {
  render(<Question as="h3" text={text} />);
  expect(screen.getByRole('heading', { level: 3, name: text }).querySelector('span')?.textContent).toBe(end);
});
