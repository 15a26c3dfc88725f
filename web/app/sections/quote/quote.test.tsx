import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Quote } from './quote';

const quote = sectionOf('case-study-tata-trusts', 'proof.quote');

test('the quote has the picture of its speaker, with its alternative text', () => {
  renderPage(<Quote {...quote} />);
  expect(screen.getByRole('figure')).toContainElement(screen.getByRole('img', { name: /red turban/ }));
  expect(screen.getByRole('figure')).toHaveTextContent(`${quote.text}${quote.person}${quote.role}`);
});

test('a quote without a picture has no image', () => {
  renderPage(<Quote {...quote} picture={undefined} />);
  expect(screen.queryByRole('img')).toBeNull();
});
