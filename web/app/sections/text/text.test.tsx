import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionsOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Text } from './text';

test.each(sectionsOf('case-study-tata-trusts', 'product.text'))('$title: all paragraphs below the title', (content) => {
  renderPage(<Text {...content} />);
  expect(screen.getByRole('region')).toHaveAccessibleName(content.title);
  for (const { text } of content.paragraphs) expect(screen.getByText(text)).toBeVisible();
});
