import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Points } from './points';

vi.mock('../../mockups/mockup', () => ({
  ProductMockup: ({ name }: { name: string }) => <div role="img" aria-label={name} />,
}));

const items = [
  { title: 'Offline forms', text: 'Without a signal.' },
  { title: 'Donor reports', text: 'From the same figures.' },
];

test.each(['large', 'rows', 'columns', 'mockup', 'wide'] as const)('%s: every point with its text', (variant) => {
  renderPage(<Points variant={variant} title="Four tools" items={items} />);
  expect(screen.getByRole('region', { name: 'Four tools' })).toBeVisible();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(items.map(({ title }) => title));
  expect(screen.getAllByRole('definition').map((text) => text.textContent)).toEqual(items.map(({ text }) => text));
});

test('the mockup is beside the points', () => {
  renderPage(<Points variant="mockup" title="Four tools" items={items} mockup="progran-metrics" />);
  expect(screen.getByRole('img', { name: 'progran-metrics' })).toBeVisible();
});

test('wide: the mockup is between the title and the points', () => {
  renderPage(<Points variant="wide" title="Four tools" items={items} mockup="progran-metrics" />);
  const mockup = screen.getByRole('img', { name: 'progran-metrics' });
  expect(screen.getByRole('heading').compareDocumentPosition(mockup) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const [first] = screen.getAllByRole('term');
  expect(mockup.compareDocumentPosition(first as HTMLElement) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('wide: each product has its own drawings of support', () => {
  const drawings = (['surve-r', 'progran', 'drive-r'] as const).map((page) => {
    const { container, unmount } = renderPage(<Points {...sectionOf(page, 'product.points')} />);
    const drawing = container.querySelector('dl')!.style.getPropertyValue('--drawing');
    unmount();
    return drawing;
  });
  expect(drawings.map((url) => /support-\w+/.exec(url)?.[0])).toEqual([
    'support-forms',
    'support-grants',
    'support-tables',
  ]);
});

test('another design has no drawings', () => {
  const { container } = renderPage(<Points variant="rows" title="Four tools" items={items} drawing="support-forms" />);
  expect(container.querySelector('dl')).not.toHaveAttribute('style');
});
