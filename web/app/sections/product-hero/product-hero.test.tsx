import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { screen } from '@testing-library/react';
import { mockups } from '~/mockups/registry';
import { renderPage } from '../../../testing/render';
import { sectionOf } from '../../../testing/pages';
import { ProductHero } from './product-hero';

vi.mock('../../mockups/mockup', () => ({
  ProductMockup: ({ name }: { name: 'surve-r-record' | 'progran-promise' }) => {
    const { component: Drawing } = mockups[name];
    return <Drawing />;
  },
}));

test('the button on the phone of Surve-R is the label of a named box of the opening that it plays again', () => {
  const { container } = renderPage(<ProductHero {...sectionOf('surve-r', 'opening.product-hero')} />);
  const box = screen.getByRole('checkbox', { name: /^Yes, that is right/ });
  expect(container.querySelector('label.app-button')).toHaveAttribute('for', box.id);
  expect(box.parentElement).toHaveAttribute('data-opening', 'surve-r-record');
});

test('the opening of another product has no such box, and outside of an opening the button is a part of the drawing', () => {
  renderPage(<ProductHero {...sectionOf('progran', 'opening.product-hero')} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  const { component: Drawing } = mockups['surve-r-record'];
  expect(renderToString(<Drawing />)).not.toContain('<label');
});
