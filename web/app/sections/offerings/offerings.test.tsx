import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  districts,
  enterpriseGrants,
  enterprises,
  forecasts,
  histories,
  metrics,
  women,
} from '~/mockups/data/livelihoods';
import { kalyanaKarnataka } from '~/mockups/data/maps';
import { approved, list, place, waiting } from '~/mockups/data/survey';
import { SIGNATURE } from '~/mockups/kit/evidence';
import { count, rupees, sum } from '~/mockups/kit/numbers';
import { valued } from '~/mockups/kit/theory';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import type { OfferingItem } from '../section-schemas.generated';
import { isStation, STATIONS } from './drawing-names';
import { DrawnOffering, OFFERING_DRAWINGS } from './drawings';
import { Offerings } from './offerings';

const NAMES = Object.keys(OFFERING_DRAWINGS) as (keyof typeof OFFERING_DRAWINGS)[];

test('an offering has its drawing instead of the icon, for the eye only', async () => {
  const item: OfferingItem = { title: 'Main', icon: 'world', text: 'Text.', points: [] };
  const items: OfferingItem[] = [
    item,
    { ...item, title: 'With an icon' },
    { ...item, title: 'Drawn', drawing: 'walked-plot' },
  ];
  renderPage(<Offerings title="Offerings" items={items} views={[]} />);
  const [icon, drawn] = within(screen.getAllByRole('list').at(-1) as HTMLElement).getAllByRole('listitem');
  expect(icon?.querySelectorAll('.tabler-icon')).toHaveLength(1);
  await waitFor(() => expect(drawn).toHaveTextContent(`within ${place.metres} m`));
  expect(drawn?.querySelectorAll('.tabler-icon')).toHaveLength(0);
  expect(drawn?.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
});

test.each(NAMES)('%s draws only known values, with its text in HTML', (name) => {
  const { container } = render(<DrawnOffering name={name} />);
  expect(container.firstElementChild).not.toBeNull();
  expect(container.querySelectorAll('text, a, button, [tabindex]')).toHaveLength(0);
  expect(container.innerHTML).not.toMatch(/undefined|NaN|Infinity/);
  expect(container.innerHTML.length).toBeLessThan(name === 'grant-sheet' ? 16000 : 5000);
});

test('the drawings of the products are all there are, and none is used twice', () => {
  const drawings = ['surve-r', 'progran', 'drive-r'].flatMap((page) =>
    sectionOf(page, 'product.offerings').items.flatMap(({ drawing }) => drawing ?? []),
  );
  const shown = drawings.filter((name) => !isStation(name));
  expect([...shown, 'grant-sheet'].sort()).toEqual([...NAMES].sort());
  expect(drawings.filter(isStation)).toHaveLength(STATIONS.length);
  expect(new Set(drawings).size).toBe(drawings.length);
});

const gaps = districts
  .map(({ name, planned, actual }) => ({ name, planned, gap: planned - actual }))
  .toSorted((one, other) => other.gap - one.gap);
const most = gaps[0]!.gap;
const rendered = (name: (typeof NAMES)[number]) => render(<DrawnOffering name={name} />).container;

test('the answer of Drive-R is the three districts in which most women of the plan are missing, in bars', () => {
  const container = rendered('marked-question');
  const answer = gaps.slice(0, 3).map(({ name, gap }) => `${name}${gap}`);
  expect(container).toHaveTextContent(`Where are women missing?${answer.join('')}`);
  const bars = [...container.querySelectorAll<HTMLElement>('[style*="%"]')].flatMap(({ style }) =>
    style.width ? parseFloat(style.width) : [],
  );
  bars.forEach((bar, n) => expect(bar).toBeCloseTo((gaps[n]!.gap / most) * 100, 0));
  expect(bars).toHaveLength(3);
});

test('the map, the phone and the table show the same answer, and mark the same district', () => {
  const lit = '[fill="var(--marigold)"]';
  const map = rendered('same-data');
  const shapes = [...map.querySelectorAll('path[fill]')];
  const marked = Object.keys(kalyanaKarnataka).filter((_, n) => shapes[n]?.matches(lit));
  expect(marked).toEqual([gaps[0]!.name]);
  expect(shapes).toHaveLength(districts.length);
  const bars = [...rendered('dated-dashboard').querySelectorAll('path[fill]')];
  expect(bars).toHaveLength(districts.length);
  bars.forEach((bar, n) => {
    const length = Number(/h([\d.]+)v/.exec(bar.getAttribute('d') ?? '')?.[1]);
    expect(length / 100).toBeCloseTo(gaps[n]!.gap / most, 2);
    expect(bar.matches(lit)).toBe(n === 0);
  });
  const [{ gap, planned }] = gaps as [(typeof gaps)[number]];
  const table = rendered('shared-column');
  expect(table).toHaveTextContent(`${gap} of ${planned} missing`);
  for (const [drawing, caption] of [
    [map, 'On the map'],
    [rendered('dated-dashboard'), 'Offline'],
    [table, 'In your BI tool'],
  ] as const)
    expect(drawing).toHaveTextContent(new RegExp(`${caption}$`));
  const { height } = table.querySelector<HTMLElement>('div > div > div')!.style;
  expect(parseFloat(height) / 74).toBeCloseTo(gap / planned, 2);
});

test('the list of the officer repeats the numbers of the product screens', () => {
  const { container } = render(<DrawnOffering name="officer-lists" />);
  const { by, households, visited } = list;
  expect(container).toHaveTextContent(`${by}${visited} of ${households}`);
  const houses = [...container.querySelectorAll('svg > g > path')].map(
    (path) => path.getAttribute('d')?.match(/v-8l/g)?.length,
  );
  expect(houses, 'visited, the next one, still to visit').toEqual([visited, 1, households - visited - 1]);
});

test('the sheet of ProGran has each indicator as far as it came, what one will miss, and three reports', () => {
  render(<DrawnOffering name="grant-sheet" />);
  const sheet = screen.getByRole('img', { name: /^Surve-R, Excel, Accounts run into 7 indicators/ });
  const diet = metrics.find(({ name }) => name === 'Households with a varied diet')!;
  const expected = forecasts.same[diet.name];
  for (const { name } of metrics) expect(sheet).toHaveTextContent(name);
  expect(sheet).toHaveTextContent(`${expected}% at thispace`);
  for (const { from, to } of enterpriseGrants) {
    const women = count(sum(enterprises.slice(from, to), (value) => value));
    const scope =
      from === 0 && to === districts.length
        ? 'All six districts'
        : districts
            .slice(from, to)
            .map(({ name }) => name)
            .join(', ');
    expect(sheet).toHaveTextContent(`${women}women with an enterprise${scope}`);
    expect(sheet).toHaveAccessibleName(new RegExp(`${women} \\(${scope}\\)`));
  }
  expect(sheet).toHaveAccessibleName(new RegExp(`lead to ${expected}%, with ${diet.target}% promised`));
  expect(sheet.querySelector('.sheet-wide')).toHaveTextContent(/One importFailed, then repeated34%46% now60% promised/);
  // Narrow windows have a composition of their own, with the whole way of the one that stops short.
  const compact = sheet.querySelector('.sheet-compact')!;
  const way = valued.find(({ name }) => name === diet.name)!;
  expect(compact.querySelector('.sheet-marks')).toHaveTextContent(
    `${diet.baseline}%${way.latest}% now${diet.target}% promised`,
  );
  expect(compact).toHaveTextContent(`at this pace ${expected}%`);
  expect(compact.querySelector('.sheet-sources')).toHaveTextContent('Surve-RExcelAccounts');
  const widths = [...compact.querySelectorAll<HTMLElement>('.sheet-line')].map(({ style }) => parseFloat(style.width));
  expect(widths).toHaveLength(metrics.length - 1);
  expect(compact.querySelector<HTMLElement>('.sheet-way > div')!.style.width).toBe(
    `${Math.round(1000 * way.done) / 10}%`,
  );
  // The lines of the other indicators, from the baseline to their value.
  const lines = sheet.querySelector('path[stroke="var(--tint-bright)"][stroke-width="3"]')!.getAttribute('d')!;
  const ends = [...lines.matchAll(/M(\d+) \d+H([\d.]+)/g)].map(([, from, to]) => (Number(to) - Number(from)) / 520);
  const shares = valued.filter(({ name }) => name !== diet.name).map(({ done }) => done);
  expect(ends).toHaveLength(shares.length);
  ends.forEach((end, n) => expect(end).toBeCloseTo(shares[n]!, 2));
});

test('four stations are one sheet in the order of its drawing, and fewer are a list with icons', async () => {
  const content = sectionOf('progran', 'product.offerings');
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const { unmount } = renderPage(<Offerings {...content} />);
  expect(titles().slice(1)).toEqual(['Integrations', 'KPI dashboards', 'Predictive alerts', 'Donor reports']);
  const sheet = await screen.findByRole('img', { name: /run into 7 indicators/ });
  // Also narrow windows have the name of each line. The text names the count of which the reports have parts.
  const compact = sheet.querySelector('.sheet-compact')!;
  for (const { name } of valued) expect(compact).toHaveTextContent(name);
  expect(content.items[0]!.text).toContain(`all ${count(sum(enterprises, (women) => women))} women`);
  unmount();
  renderPage(<Offerings {...content} items={content.items.slice(0, 4)} />);
  expect(titles().slice(1)).toEqual(['KPI dashboards', 'Donor reports', 'Predictive alerts']);
  const list = screen.getAllByRole('list').at(-1)!;
  expect(list.querySelectorAll('.tabler-icon')).toHaveLength(3);
});

test('a main offering of text alone heads the sheet, and one with points or a drawing has its panel', () => {
  const content = sectionOf('progran', 'product.offerings');
  const [main, ...others] = content.items;
  const headOf = (props: Partial<typeof content>) => {
    const { container, unmount } = renderPage(<Offerings {...content} {...props} />);
    const head = container.querySelector('.sheet-head')?.textContent;
    const panels = screen.queryAllByRole('article').length;
    unmount();
    return { head, panels };
  };
  // Its text is the lead of the section, unless that has one.
  expect(headOf({})).toEqual({ head: main!.title, panels: 0 });
  expect(headOf({ lead: 'A lead' })).toEqual({ head: `${main!.title}${main!.text}`, panels: 0 });
  const withPoints = [{ ...main!, points: [{ text: 'A point' }] }, ...others];
  expect(headOf({ items: withPoints })).toEqual({ head: undefined, panels: 1 });
  expect(headOf({ mockup: 'drive-r-sdg' })).toEqual({ head: undefined, panels: 1 });
});

test('the drawings of Surve-R are parts of the record of the opening of its page', () => {
  const RECORD = 'SL-RCR-0412';
  const her = women.find(({ id }) => id === RECORD)!;
  const { rounds, events } = histories[RECORD];
  const [asked, , checked] = approved.steps;
  const texts = { 'six-rounds': '', 'walked-plot': '', 'stamped-photo': '', 'signed-line': '', 'rows-out': '' };
  for (const name of Object.keys(texts) as (keyof typeof texts)[]) {
    const { container, unmount } = render(<DrawnOffering name={name} />);
    texts[name] = container.textContent;
    unmount();
  }
  const [first = 0] = rounds;
  const [last = 0, now = 0] = rounds.slice(-2);
  expect(texts['six-rounds']).toBe(
    `${her.name}, ${RECORD}Household income a month${rupees(now)}Jul 2025 ${rupees(first)}Last time ${rupees(last)}Oct 2026`,
  );
  expect(now).toBe(sum(approved.parts, (part) => part.rupees));
  expect(texts['walked-plot']).toBe(`${waiting.find(({ id }) => id === RECORD)!.metres} mwithin ${place.metres} m`);
  expect(texts['signed-line']).toBe(`${her.name}${events[0].on}`);
  expect(texts['stamped-photo']).toBe(`17 Oct, ${asked.at}`);
  expect(events[0].on).toBe('17 Oct 2026');
  expect(texts['rows-out']).toBe(`Record${RECORD}Income${her.now}EvidenceApproved${checked.at}`);
});

/** The drawings of Surve-R in the order of the list, and the list. */
function listOf(items: readonly OfferingItem[]) {
  const { container, unmount } = renderPage(
    <Offerings {...sectionOf('surve-r', 'product.offerings')} items={[...items]} />,
  );
  const sheet = container.querySelector('.record-sheet');
  const list = [...container.querySelectorAll('ul')].at(-1)!;
  const titles = [...list.querySelectorAll('h3')].map(({ textContent }) => textContent);
  unmount();
  return { isSheet: sheet?.contains(list) === true, titles };
}

test('the parts of one record are one sheet, in the order of its line, whatever their order is', () => {
  const [main, ...parts] = sectionOf('surve-r', 'product.offerings').items;
  const titles = [main!, ...parts].map(({ title }) => title);
  expect(listOf([main!, ...parts])).toEqual({ isSheet: true, titles });
  expect(listOf([main!, ...parts.toReversed()])).toEqual({ isSheet: true, titles });
});

test('the first offering of the sheet has its drawing, or is text alone', () => {
  const content = sectionOf('surve-r', 'product.offerings');
  const [main, ...parts] = content.items;
  for (const drawing of [main!.drawing, undefined]) {
    const { container, unmount } = renderPage(<Offerings {...content} items={[{ ...main!, drawing }, ...parts]} />);
    const first = container.querySelector('.record-sheet li')!;
    expect(first).toHaveTextContent(`${main!.title}${main!.text}`);
    expect(first.querySelectorAll('[aria-hidden="true"] svg')).toHaveLength(drawing ? 1 : 0);
    expect(first.querySelector('.tabler-icon')).toBeNull();
    unmount();
  }
});

test('with a part less, one twice, or another offering the parts are a plain list', () => {
  const [main, ...parts] = sectionOf('surve-r', 'product.offerings').items;
  const [first, ...rest] = parts;
  const other: OfferingItem = { title: 'Other', icon: 'world', text: 'Text.', points: [] };
  for (const items of [rest, [{ ...rest[0]!, title: 'Twice' }, ...rest], [...parts, other]]) {
    expect(listOf([main!, ...items])).toEqual({ isSheet: false, titles: items.map(({ title }) => title) });
  }
  expect(first?.drawing).toBe('six-rounds');
});

test('other drawings are no sheet', () => {
  const { container } = renderPage(<Offerings {...sectionOf('drive-r', 'product.offerings')} />);
  expect(container.querySelector('.record-sheet')).toBeNull();
});

test('the offerings of Drive-R are an answer with all offerings as text; with a mockup or a part less they are a list', () => {
  const content = sectionOf('drive-r', 'product.offerings');
  const classOf = (more: Partial<typeof content>) => {
    const { container, unmount } = renderPage(<Offerings {...content} {...more} />);
    const titles = [...container.querySelectorAll('li > h3')].map(({ textContent }) => textContent);
    const { className } = container.querySelector('li:has(> h3)')!.parentElement!;
    const tone = container.querySelector('section')?.dataset.tone;
    unmount();
    return { titles, className, tone };
  };
  const answer = classOf({});
  expect(answer.className).toBe('answer-list');
  expect(answer.tone).toBe('forest');
  expect(answer.titles).toEqual(content.items.map(({ title }) => title));
  for (const more of [{ items: content.items.slice(0, -1) }, { mockup: 'drive-r-sdg' as const }])
    expect(classOf(more).className).not.toContain('answer');
});

test('the answer has a small heading, and its question has the mark of a question, for the eye only', async () => {
  renderPage(<Offerings {...sectionOf('drive-r', 'product.offerings')} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Intelligence without a data team' })).toBeInTheDocument();
  const mark = await screen.findByText('missing');
  expect(mark.closest('[aria-hidden="true"]')).toHaveTextContent(/^Where are women missing\?/);
});

test('the heading and the main offering of a record are on its sheet, and a mockup makes them a panel', () => {
  const content = sectionOf('surve-r', 'product.offerings');
  const { container, unmount } = renderPage(<Offerings {...content} />);
  const sheet = container.querySelector<HTMLElement>('.record-sheet')!;
  expect(within(sheet).getByRole('heading', { level: 2, name: content.title })).toBeInTheDocument();
  expect(within(sheet).getByText(content.items[0]!.text)).toBeInTheDocument();
  expect(container.querySelector('article')).toBeNull();
  unmount();
  const { container: other } = renderPage(<Offerings {...content} mockup="drive-r-sdg" />);
  expect(other.querySelector('article')).not.toBeNull();
  expect(other.querySelector('.record-sheet')).toBeNull();
});

test('a line joins the ring to its text, on wide windows only', () => {
  const { container } = render(<DrawnOffering name="six-rounds" />);
  const points = /M(.+)/.exec(container.querySelector('[stroke="var(--marigold)"]')!.getAttribute('d')!)![1]!;
  const [, , , , ring] = points.split('L').map((point) => point.split(' ')[0]);
  const drop = container.querySelector('.record-drop')!.getAttribute('d')!;
  expect([...drop.matchAll(/M([\d.]+) /g)].map(([, x]) => x)).toEqual([ring]);
});

test('the signature of the sheet is that of the opening of the page', () => {
  const { container } = render(<DrawnOffering name="signed-line" />);
  expect(container.querySelector('path')).toHaveAttribute('d', SIGNATURE);
});
