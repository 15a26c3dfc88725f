import fs from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const ms = (number) => `${number < 10 ? number.toFixed(1) : Math.round(number)} ms`;
const count = (number) => Math.round(number).toLocaleString('en').replaceAll(',', ' ');
const kib = (number) => (Number.isFinite(number) ? number.toFixed(1) : '–');
const visits = (runs) => (runs > 1 ? `Median of ${runs} visits` : 'One visit');
const times = (number) => `${number.toFixed(2)} times`;

/** Each function returns the Markdown paragraphs and tables of the results of one part. */
export function start(found) {
  const rows = [
    ['the CMS, first start with all seeds, until the first response', ms(found.cms)],
    ['the site, with all fixed pages rendered, until the first response', ms(found.web)],
  ];
  return [table(['what', 'took'], rows)];
}

export function requests(found) {
  const rows = found.rows.flatMap(({ what, rows: each }) =>
    each.map(({ connections, rate, p50, p99, errors }) => [what, connections, count(rate), ms(p50), ms(p99), errors]),
  );
  const at16 = (name) => found.rows.find(({ what }) => what.endsWith(name))?.rows[1].rate;
  const [ours, sirv, nginx, more] = [
    at16('a page'),
    at16('sirv'),
    at16('nginx, one process'),
    at16('nginx, one a core'),
  ];
  const ratios = [['a page, compared with sirv and the same bytes', times(ours / sirv), 'at least 1']];
  if (nginx) ratios.push(['a page, compared with nginx in one process', times(ours / nginx), 'at least 0.25']);
  if (more) ratios.push(['a page, compared with nginx in one process per core', times(ours / more), '']);
  return [
    `A page of ${count(found.bytes)} bytes in Brotli, over keep-alive connections.`,
    table(['what', 'connections', 'requests per second', 'p50', 'p99', 'errors'], rows),
    table(['at 16 connections', 'ratio', 'target'], ratios),
    `One process sends the requests (${found.asker}), on the same cores. Where all rows are equal, it is the limit.`,
    ...(nginx ? [] : ['nginx was not installed where this was measured.']),
  ];
}

export function publishing(found) {
  const { visible, edited } = found;
  const rows = [
    [`from Publish until the list shows it (median of ${visible.times})`, ms(visible.median), 'under 1 s'],
    ['the slowest of them', ms(visible.most), 'under 1 s'],
    [
      `a post, ${edited.connections} readers for ${edited.seconds} s, ${edited.changes} changes: errors`,
      edited.errors,
      '0',
    ],
    ['its p50 and p99', `${ms(edited.p50)}, ${ms(edited.p99)}`, ''],
    ['p99 against p50', times(edited.p99 / edited.p50), 'at most 6 times'],
    ['responses per second meanwhile', count(edited.rate), ''],
  ];
  return [table(['what', 'measured', 'target'], rows)];
}

const SCALING_ROWS = [
  ['cmsList', 'the CMS, its list', 'at most 2 times'],
  ['cmsArticle', 'the CMS, an article', ''],
  ['cachedList', 'the site, its list, cached', 'the same'],
  ['cachedArticle', 'the site, an article, cached', ''],
  ['renderedList', 'the site, its list, rendered again', 'at most 1.5 times'],
  ['renderedArticle', 'the site, an article, rendered again', ''],
];

export function scaling(found) {
  const [few, many] = [found[0], found.at(-1)];
  const rows = SCALING_ROWS.map(([key, what, target]) => [
    what,
    ...found.map((row) => ms(row[key])),
    times(many[key] / few[key]),
    target,
  ]);
  const head = [
    'median of 50',
    ...found.map(({ articles }) => `${count(articles)} articles`),
    'most against few',
    'target',
  ];
  return [table(head, rows)];
}

export function memory(found) {
  const grown = (from, to) => `${(((to - from) / from) * 100).toFixed(1)} %`;
  const [first, middle, last] = [found[0], found[Math.floor(found.length / 2)], found.at(-1)];
  const rows = found.map(({ requests: sent, mib }) => [count(sent), `${mib.toFixed(0)} MiB`]);
  return [
    'The site’s process over 1 000 URLs, unknown ones included.',
    table(['after requests', 'resident'], rows),
    `Growth in all ${grown(first.mib, last.mib)} (target: under 20 %), in the second half ${grown(middle.mib, last.mib)} (target: flat).`,
  ];
}

export function soak(found) {
  const { minutes, visits, forms, posts, errors, stored, marks } = found;
  const rows = [
    ['pages asked for', count(visits), ''],
    ['forms acknowledged, and leads in the inbox', `${count(forms)}, ${count(stored)}`, 'the same'],
    ['articles published', count(posts), ''],
    ['errors', errors.length, '0'],
  ];
  const each = marks.map(({ web, cms }, minute) => [minute, `${web.toFixed(0)} MiB`, `${cms.toFixed(0)} MiB`]);
  return [
    `Visitors, forms and an editor at once for ${minutes} minutes.`,
    table(['what', 'seen', 'target'], rows),
    table(['minute', 'the site, resident', 'the CMS, resident'], each),
  ];
}

export function firstUse(found) {
  const { runs, costs, presses } = found;
  return [
    `${visits(runs)}, processor slowed down 4 times. Time on the main thread of a page that nobody uses, 3.5 s after its load. Target: blocked at most 50 ms more than an empty page.`,
    table(
      ['page', 'busy', 'in scripts', 'blocked'],
      costs.map(({ page, busy, scripts, blocked }) => [page, ms(busy), ms(scripts), ms(blocked)]),
    ),
    'From the first press to its effect, on slow 4G too. Targets: at most 1 s at first sight, 200 ms after 5 s.',
    table(
      ['control', 'at first sight', 'open for 5 s'],
      presses.map(({ control, first, later }) => [control, ms(first), ms(later)]),
    ),
  ];
}

export function lighthouse(found) {
  const { runs, rows: pages, floor } = found;
  const rows = pages.map((row) => [
    `\`${row.url}\``,
    `${row.performance} / ${row.accessibility} / ${row.practices} / ${row.seo}`,
    ...[row.fcp, row.lcp, row.tbt].map(ms),
    row.cls.toFixed(3),
    ...[row.Document, row.Script, row.Font, row.Image, row.all - row.Media].map(kib),
    row.failed.join(', ') || 'none',
  ]);
  const all = (key) => pages.map((row) => row[key]);
  const sum = [
    ['performance', `${Math.min(...all('performance'))} to ${Math.max(...all('performance'))}`, '100, never under 98'],
    ['largest paint, median and most', `${ms(median(all('lcp')))}, ${ms(Math.max(...all('lcp')))}`, 'at most 1 500 ms'],
    [
      'blocked, median and most',
      `${ms(median(all('tbt')))}, ${ms(Math.max(...all('tbt')))}`,
      'at most 50 ms more than an empty page',
    ],
    ['blocked by an empty page', ms(floor.tbt), ''],
    ['layout shift, most', Math.max(...all('cls')).toFixed(3), 'at most 0.01'],
  ];
  const head = [
    'page',
    'scores',
    'FCP',
    'LCP',
    'TBT',
    'CLS',
    'HTML',
    'script',
    'fonts',
    'images',
    'all',
    'failed audits',
  ];
  return [
    `${visits(runs)} to each page. Scores: performance / accessibility / best practices / SEO. Weights in KiB as sent, video apart. Speed of the machine by Lighthouse’s own index: ${Math.round(median(all('machine')))}; its slow-down of 4 is made for 1 500 to 2 000.`,
    table([`${pages.length} pages`, 'measured', 'target'], sum),
    table(head, rows),
  ];
}

/** Title and writer of each part, in the order of the report. */
const REPORT_PARTS = {
  start: ['Start', start],
  requests: ['Requests', requests],
  publishing: ['Publishing', publishing],
  scaling: ['From few articles to many', scaling],
  memory: ['Memory', memory],
  soak: ['Mixed load', soak],
  firstUse: ['A slow phone, before and at the first use', firstUse],
  lighthouse: ['Lighthouse 12, mobile, simulated', lighthouse],
};

/**
 * Returns docs/benchmarks.md from the results of all parts, each with the date and machine of its run. Names missing
 * parts.
 */
export function report(results) {
  const parts = Object.entries(REPORT_PARTS).map(([name, [title, write]]) => {
    if (!results[name]) return `## ${title}\n\nNot measured yet: \`npm run bench ${name}\`.`;
    const { found, machine } = results[name];
    return `## ${title}\n\n${runOf(machine)}\n\n${write(found).join('\n\n')}`;
  });
  return `${[REPORT_HEAD, ...parts].join('\n\n')}\n`;
}

const REPORT_HEAD = `# Benchmarks

Written by \`npm run bench\` from \`benchmarks.json\`. Each part was measured in one run on one machine; the ratios within a run are what counts. The target is beside the figure, where there is one.`;

const runOf = ({ date, cpu, cores, load, node }) =>
  `${date} · ${cpu}, ${cores} cores · load before the run ${load} · Node ${node}`;

/** Returns the median. */
export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const RESULTS_FILE = inRoot('docs', 'benchmarks.json');

/** Returns the results of earlier runs by part, each with its date and machine. */
export function readResults() {
  return fs.existsSync(RESULTS_FILE) ? JSON.parse(fs.readFileSync(RESULTS_FILE, 'utf8')) : {};
}

/** Replaces a part's results. */
export function writeResults(part, found, machine) {
  const all = { ...readResults(), [part]: { machine, found: roundNumbers(found) } };
  fs.writeFileSync(RESULTS_FILE, `${JSON.stringify(all, null, 2)}\n`);
}

/** Rounds to 4 digits, because measurements are not more precise. */
function roundNumbers(value) {
  if (typeof value === 'number') return Number(value.toPrecision(4));
  if (Array.isArray(value)) return value.map(roundNumbers);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, roundNumbers(one)]));
}
