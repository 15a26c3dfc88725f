import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { metrics } from './data/livelihoods';
import { week } from './data/survey';
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

test('the drawing of Surve-R has the approved records of the week', () => {
  expect(partsOf('surve-r-plans')).toContain(`|${week.approved}|`);
  expect(mockups['surve-r-plans'].alt).toContain(`${week.approved} approved records`);
});

test('the drawing of Surve-R has a dot a record on both sides, and a copy a night, in both compositions', () => {
  const { component: Drawing } = mockups['surve-r-plans'];
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Drawing />);
  for (const name of ['.pl-wide', '.pl-compact']) {
    const part = page.querySelector(name)!;
    const fields = [...part.querySelectorAll<SVGPathElement>('path[style*="dasharray"]')];
    const dots = fields.map((field) => {
      const pitch = Number(/dasharray:\s*0 ([\d.]+)/.exec(field.getAttribute('style')!)?.[1]);
      const rows = [...field.getAttribute('d')!.matchAll(/h([\d.]+)/g)];
      // A row is half a dot longer than its dots need.
      return rows.reduce((all, [, length]) => all + Math.round(Number(length) / pitch + 0.5), 0);
    });
    expect(dots, name).toEqual([week.approved, week.approved]);
    expect(part.querySelectorAll('rect'), name).toHaveLength(7);
  }
});

test('the drawing of ProGran has what comes along, and an arrow in each direction, in both compositions', () => {
  const { component: Drawing, alt } = mockups['progran-plans'];
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Drawing />);
  for (const name of ['.pl-wide', '.pl-compact']) {
    const part = page.querySelector(name);
    expect([...(part?.querySelectorAll('.pl-tag') ?? [])].map((tag) => tag.textContent)).toEqual([
      'Frameworks',
      'Figures',
      'History',
    ]);
    expect([...(part?.querySelectorAll('.pl-home > .display') ?? [])].map((home) => home.textContent)).toEqual([
      'On our servers',
      'On your servers',
    ]);
    const [there, back] = part?.querySelectorAll('[transform]') ?? [];
    expect(there).not.toHaveAttribute('transform', expect.stringContaining('scale'));
    expect(back).toHaveAttribute('transform', expect.stringContaining('scale(-1)'));
  }
  expect(alt).toContain('they come along in both directions');
});

test('the drawing of Drive-R says who runs the model, and has the answer of the results framework', () => {
  expect(partsOf('drive-r-plans').split('|2,736|').length - 1).toBe(4);
  expect(metrics[1].latest).toBe(2736);
  expect(partsOf('drive-r-plans')).toContain('Run by us; your data trains nobody else’s');
  expect(partsOf('drive-r-plans')).toContain('Run on your hardware; nothing leaves it');
  // Whose model the data does not train: two spaces, and one in the composition for phones.
  expect(partsOf('drive-r-plans').split('|Another organisation|').length - 1).toBe(3);
});
