import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Message } from './message';
import { sectionOf } from '../../../testing/pages';

const render = (key: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Message {...sectionOf(key, 'opening.message')} />
    </MemoryRouter>,
  );
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

test('the story that is being written shows each letter of its text as a dot, most of them checked, and a legend', () => {
  const { text, dotLabels } = sectionOf('coming-blog', 'opening.message');
  const html = render('coming-blog');
  const letters = text.replace(/\s/g, '').length;
  const inLegend = dotLabels.length;
  expect(count(html, /<i data-state/g)).toBe(letters + inLegend);
  expect(count(html, /data-state="current"/g)).toBe(2);
  const checked = count(html, /data-state="checked"/g) - 1;
  expect(checked / letters).toBeCloseTo(0.7, 1);
  for (const item of dotLabels) expect(html).toContain(item.text);
});

test('Coming Soon shows the dots of the three products, and one dot above the open columns', () => {
  const html = render('coming-soon');
  for (const item of sectionOf('coming-soon', 'opening.message').dotLabels) expect(html).toContain(item.text);
  for (const hue of ['surve-r', 'progran', 'drive-r']) expect(html).toContain(`data-hue="${hue}"`);
  expect(count(html, /data-next/g)).toBe(1);
});
