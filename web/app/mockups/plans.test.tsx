import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { metrics } from './data/livelihoods';
import { PLAN_MOCKUP_NAMES } from './product-mockup-names';
import { mockups } from './registry';

/** The text of both compositions, each part once. */
function partsOf(name: (typeof PLAN_MOCKUP_NAMES)[number]): string {
  const { component: Drawing } = mockups[name];
  return renderToString(<Drawing />)
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, '|');
}

test.each(PLAN_MOCKUP_NAMES)('%s says in both compositions, and as text, where each plan runs', (name) => {
  const text = partsOf(name).toLowerCase();
  expect(mockups[name].alt).toMatch(/on our servers, backed up every night/);
  expect(mockups[name].alt).toMatch(/on your servers or your own cloud account/);
  for (const fact of ['on our servers', 'backed up every night', 'on your servers', 'or your own cloud account']) {
    expect(text.split(fact).length - 1, fact).toBe(2);
  }
});

test('the drawing of Drive-R asks once, has the answer of the results framework and names the same parts on both sides', () => {
  const parts = partsOf('drive-r-plans');
  /** How often both compositions together have this text. */
  const times = (text: string) => parts.split(`|${text}|`).length - 1;
  expect(metrics[1].latest).toBe(2736);
  expect(times('2,736')).toBe(2);
  for (const name of ['Model', 'Rows']) expect(times(name), name).toBe(4);
  expect(times('Another organisation')).toBe(2);
  expect(parts).toContain('Run by us; your data trains nobody else’s');
  expect(parts).toContain('Run on your hardware; nothing leaves it');
  expect(mockups['drive-r-plans'].alt).toContain('asked once, and its answer 2,736 is the same on both sides');
});

test('the model of Drive-R is among four others on our servers, and alone in a room with a door', () => {
  const { component: Drawing } = mockups['drive-r-plans'];
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Drawing />);
  for (const name of ['.pl-wide', '.pl-compact']) {
    const [room, ...doors] = [
      ...page.querySelectorAll(`${name} svg > path[d$="z"]`),
      ...page.querySelectorAll(`${name} .pl-door`),
    ];
    const models = [...page.querySelectorAll(`${name} svg > g`)];
    const isBefore = (one: Element) => Boolean(room!.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING);
    expect(doors).toHaveLength(1);
    expect(models.filter((one) => one.getAttribute('opacity') !== '1').map(isBefore)).toEqual([true, true, true, true]);
    expect(models.filter((one) => one.getAttribute('opacity') === '1').map(isBefore)).toEqual([true, false]);
  }
});
