import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Question } from './question';

test.each([
  ['Is the file clean?', 'clean'],
  ['Which goal does it count for?', 'count for'],
  ['Why?', 'Why'],
  ['What is it?', 'is it'],
])('%s has its end marked', (text, end) => {
  render(<Question as="h3" text={text} />);
  const heading = screen.getByRole('heading', { level: 3, name: text });
  expect(heading.querySelector('span')).toHaveTextContent(end);
});

test('a statement has no mark', () => {
  render(<Question as="h3" text="It is clean" />);
  expect(screen.getByRole('heading', { name: 'It is clean' }).querySelector('span')).toBeNull();
});
