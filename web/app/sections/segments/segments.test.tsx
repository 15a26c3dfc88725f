import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { segments as homeSegments } from '~/content/home';
import { segments, segmentTexts } from '~/content/other-solutions';
import { renderPage } from '../../../testing/render';
import { SegmentIndex } from '../segment-index/segment-index';
import { Segments } from './segments';

vi.mock('../../mockups/mockup', () => ({
  ProductMockup: ({ name }: { name: string }) => <div role="img" aria-label={name} />,
}));

test("Other Solutions: each segment with 'Know more' to its page or /comingsoon", () => {
  renderPage(<Segments segments={segments} {...segmentTexts} />);
  const links = screen.getAllByRole('link', { name: /^Know more about/ });
  expect(links).toHaveLength(segments.length);
  segments.forEach(({ designed, to }, index) => {
    expect(links[index]).toHaveAttribute('href', to);
    expect(to === '/comingsoon').toBe(!designed);
  });
});

test("if none, the message 'No segments to display. Please check your Content.jsx file.'", () => {
  renderPage(<Segments segments={[]} {...segmentTexts} />);
  expect(screen.getByText('No segments to display. Please check your Content.jsx file.')).toBeVisible();
});

test('home section: if empty, a note that there are no segments to display', () => {
  renderPage(<SegmentIndex {...homeSegments} segments={[]} />);
  expect(screen.getByRole('status')).toHaveTextContent('There are no segments to display.');
});

test('home section: every segment links to its page', () => {
  renderPage(<SegmentIndex {...homeSegments} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    homeSegments.segments.map(({ to }) => to),
  );
  expect(screen.queryByRole('status')).toBeNull();
});
