import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { tests } from '~/mockups/data/modelling';
import { count } from '~/mockups/kit/numbers';
import { FeatureRows } from './feature-rows';

type Report = (entries: { isIntersecting: boolean; boundingClientRect: { top: number } }[]) => void;
const reports: Report[] = [];
const options: IntersectionObserverInit[] = [];
const disconnect = vi.fn();

beforeEach(() => {
  reports.length = 0;
  options.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: Report, init: IntersectionObserverInit) {
        reports.push(report);
        options.push(init);
      }
      observe() {}
      disconnect = disconnect;
    },
  );
});
afterEach(() => vi.restoreAllMocks());

const open = () =>
  renderPage(
    <FeatureRows
      variant="reveal"
      title="Rows"
      items={[
        {
          title: 'Clean',
          text: 'First.',
          points: [{ text: '28 test entries' }],
          views: [],
          mockup: 'drive-r-cleaning',
        },
      ]}
    />,
  );
const row = () => screen.getByRole('article');
const report = (isIntersecting: boolean, top: number) =>
  act(() => reports.forEach((callback) => callback([{ isIntersecting, boundingClientRect: { top } }])));
const mockup = () => row().querySelector('[data-waiting]');

describe('image and text blocks that appear on scroll with a loading blur', () => {
  it('are visible before scripts have run', () => {
    open();
    expect(row()).toHaveAttribute('data-waiting', 'false');
    expect(screen.getByText('First.')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('28 test entries');
  });

  it('wait below the screen and appear once the visitor scrolls to them', () => {
    open();
    report(false, 2000);
    for (const element of [row(), mockup()]) expect(element).toHaveAttribute('data-waiting', 'true');
    report(true, 500);
    for (const element of [row(), mockup()]) expect(element).toHaveAttribute('data-waiting', 'false');
    expect(disconnect).toHaveBeenCalled();
  });

  it('appear as soon as a twentieth of them is in the window, so that no visible part stays blurred', () => {
    open();
    expect(options).toContainEqual({ rootMargin: '0px 0px -0% 0px', threshold: 0.05 });
  });

  it('do not wait above the screen', () => {
    open();
    report(false, -900);
    expect(row()).toHaveAttribute('data-waiting', 'false');
  });

  it('never wait under reduced motion', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    open();
    expect(reports).toHaveLength(0);
  });

  it('have the choice of their screen above it', () => {
    renderPage(<FeatureRows {...sectionOf('drive-r', 'product.feature-rows')} />);
    const choice = screen.getByRole('group', { name: 'The file' });
    expect(choice.nextElementSibling?.querySelectorAll('[data-waiting]')).toHaveLength(2);
  });

  it('are three bands, of which the first one is dark and has the small heading, and each asks its question', () => {
    const { items } = sectionOf('drive-r', 'product.feature-rows');
    renderPage(<FeatureRows {...sectionOf('drive-r', 'product.feature-rows')} />);
    const rows = screen.getAllByRole('article');
    const grounds = rows.map((one) => [
      one.closest('section')?.dataset.tone,
      one.closest<HTMLElement>('[data-band]')?.dataset.band,
    ]);
    expect(grounds).toEqual([
      ['forest', 'dark'],
      ['paper', 'light'],
      ['paper', 'light'],
    ]);
    const dark = screen.getByRole('region', { name: 'Around every question' });
    expect(dark).toContainElement(screen.getByRole('heading', { name: 'Is the file clean?' }));
    rows.forEach((one, n) => {
      const question = within(one).getByRole('heading', { level: 3, name: items[n]!.title });
      expect(question).toHaveTextContent(/\?$/);
      expect(question.querySelector('span')).not.toBeNull();
    });
  });

  it('name the event of a question below it, with the women on whom the model was tested', () => {
    renderPage(<FeatureRows {...sectionOf('drive-r', 'product.feature-rows')} />);
    const question = screen.getByRole('heading', { name: 'Who will stay away?' });
    const { hit, missed, alarm, clear } = tests.balanced;
    expect(question.nextElementSibling).toHaveTextContent(
      `From their next group meeting: ${count(hit + missed + alarm + clear)} women, ${hit + missed} stayed away`,
    );
  });
});
