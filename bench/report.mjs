const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const ms = (number) => `${number < 10 ? number.toFixed(1) : Math.round(number)} ms`;
const count = (number) => Math.round(number).toLocaleString('en').replaceAll(',', ' ');
const visits = (runs) => (runs > 1 ? `Median of ${runs} visits` : 'One visit');
const times = (number) => `${number.toFixed(2)} times`;

/** Returns the median. */
export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const SCALING_ROWS = [
  ['cmsList', 'the CMS, its list', 'at most 2 times'],
  ['cmsArticle', 'the CMS, an article', ''],
  ['cachedList', 'the site, its list, cached', 'the same'],
  ['cachedArticle', 'the site, an article, cached', ''],
  ['renderedList', 'the site, its list, rendered again', 'at most 1.5 times'],
  ['renderedArticle', 'the site, an article, rendered again', ''],
];
const LIGHTHOUSE_TIMES = ['fcp', 'lcp', 'tbt'];
const LIGHTHOUSE_WEIGHTS = ['document', 'script', 'font', 'image'];

/** Title and writer of each part, in the order of the report. A writer returns Markdown paragraphs and tables. */
const REPORT_PARTS = {
  requests: [
    'Requests',
    ({ bytes, asker, rows }) => {
      const cells = rows.flatMap(({ what, rows: each }) =>
        each.map(({ connections, rate, p50, p99, errors }) => [
          ...[what, connections, count(rate), ms(p50), ms(p99)],
          errors,
        ]),
      );
      const rateOf = (name) => rows.find(({ what }) => what.endsWith(name))?.rows[1].rate;
      const [page, sirv, nginx] = ['a page', 'sirv', 'nginx, one process'].map(rateOf);
      const ratios = [['a page, compared with sirv and the same bytes', times(page / sirv), 'at least 1']];
      if (nginx) ratios.push(['a page, compared with nginx in one process', times(page / nginx), 'at least 0.25']);
      return [
        `A page of ${count(bytes)} bytes in Brotli, over keep-alive connections.`,
        table(['what', 'connections', 'requests per second', 'p50', 'p99', 'errors'], cells),
        table(['at 16 connections', 'ratio', 'target'], ratios),
        `One process sends the requests (${asker}), on the same cores. Where all rows are equal, it is the limit.`,
        ...(nginx ? [] : ['nginx was not installed where this was measured.']),
      ];
    },
  ],
  publishing: [
    'Publishing',
    ({ connections, seconds, changes, errors, p50, p99, rate }) => [
      `A post with ${connections} readers for ${seconds} s and ${changes} changes.`,
      table(
        ['what', 'measured', 'target'],
        [
          ['errors', errors, '0'],
          ['p50 and p99', `${ms(p50)}, ${ms(p99)}`, ''],
          ['p99 against p50', times(p99 / p50), 'at most 6 times'],
          ['responses per second', count(rate), ''],
        ],
      ),
    ],
  ],
  scaling: [
    'From few articles to many',
    (found) => {
      const ratio = (key) => times(found.at(-1)[key] / found[0][key]);
      const articles = found.map((row) => `${count(row.articles)} articles`);
      const rowOf = ([key, what, target]) => [what, ...found.map((row) => ms(row[key])), ratio(key), target];
      return [table(['median of 50', ...articles, 'most against few', 'target'], SCALING_ROWS.map(rowOf))];
    },
  ],
  memory: [
    'Memory',
    (found) => {
      const grown = (from, to) => `${(((to.mib - from.mib) / from.mib) * 100).toFixed(1)} %`;
      const [first, middle, last] = [found[0], found[Math.floor(found.length / 2)], found.at(-1)];
      return [
        'The site’s process over 1 000 URLs, unknown ones included.',
        table(
          ['after requests', 'resident'],
          found.map((mark) => [count(mark.requests), `${mark.mib.toFixed(0)} MiB`]),
        ),
        `Growth in all ${grown(first, last)} (target: under 20 %), in the second half ${grown(middle, last)} (target: flat).`,
      ];
    },
  ],
  firstUse: [
    'A slow phone, at the first use',
    ({ runs, presses }) => [
      `${visits(runs)}, processor slowed down 4 times, slow 4G. From the first press to its effect. Targets: at most 1 s at first sight, 200 ms after 5 s.`,
      table(
        ['control', 'at first sight', 'open for 5 s'],
        presses.map(({ control, first, later }) => [control, ms(first), ms(later)]),
      ),
    ],
  ],
  lighthouse: [
    'Lighthouse 12, mobile, simulated',
    ({ runs, rows: pages }) => {
      const all = (key) => pages.map((row) => row[key]);
      const medianAndMost = (key) => `${ms(median(all(key)))}, ${ms(Math.max(...all(key)))}`;
      const performance = `${Math.min(...all('performance'))} to ${Math.max(...all('performance'))}`;
      const rows = pages.map((row) => [
        `\`${row.url}\``,
        ['performance', 'accessibility', 'practices', 'seo'].map((name) => row[name]).join(' / '),
        ...LIGHTHOUSE_TIMES.map((name) => ms(row[name])),
        row.cls.toFixed(3),
        ...[...LIGHTHOUSE_WEIGHTS.map((name) => row[name]), row.total - row.media].map((kib) => kib.toFixed(1)),
        row.failed.join(', ') || 'none',
      ]);
      const heads = ['FCP', 'LCP', 'TBT', 'CLS', 'HTML', 'script', 'fonts', 'images', 'all', 'failed audits'];
      return [
        `${visits(runs)} to each page. Scores: performance / accessibility / best practices / SEO. Weights in KiB as sent, video apart. Speed of the machine by Lighthouse’s own index: ${Math.round(median(all('machine')))}; its slow-down of 4 is made for 1 500 to 2 000.`,
        table(
          [`${pages.length} pages`, 'measured', 'target'],
          [
            ['performance', performance, '100, never under 98'],
            ['largest paint, median and most', medianAndMost('lcp'), 'at most 1 500 ms'],
            ['blocked, median and most', medianAndMost('tbt'), 'at most 50 ms'],
            ['layout shift, most', Math.max(...all('cls')).toFixed(3), 'at most 0.01'],
          ],
        ),
        table(['page', 'scores', ...heads], rows),
      ];
    },
  ],
};

const REPORT_HEAD = `# Benchmarks

Written by \`npm run bench\` from \`benchmarks.json\`. Each part was measured in one run on one machine; the ratios within a run are what counts. The target is beside the figure, where there is one.`;

/**
 * Returns docs/benchmarks.md from the results of all parts, each with the date and machine of its run. Names missing
 * parts.
 */
export function report(results) {
  const parts = Object.entries(REPORT_PARTS).map(([name, [title, write]]) => {
    if (!results[name]) return `## ${title}\n\nNot measured yet: \`npm run bench ${name}\`.`;
    const { found, machine } = results[name];
    const run = `${machine.date} · ${machine.cpu}, ${machine.cores} cores · load before the run ${machine.load} · Node ${machine.node}`;
    return `## ${title}\n\n${run}\n\n${write(found).join('\n\n')}`;
  });
  return `${[REPORT_HEAD, ...parts].join('\n\n')}\n`;
}
