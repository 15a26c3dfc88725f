const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const ms = (number) => `${Math.round(number)} ms`;

/** docs/benchmarks.md out of what was measured; parts that were not run are left out and named. */
export function report({ machine, start, requests, memory, lighthouse }) {
  const { date, cpu, cores, load, node } = machine;
  const parts = [
    '# Benchmarks\n\nWritten by `npm run bench`. Figures of one run on one machine; ratios within the run are what counts.',
    `${date} · ${cpu}, ${cores} cores · load before the run ${load} · Node ${node}`,
  ];
  if (start) parts.push(`## Start\n\nFrom start to the first answer, all fixed pages rendered: ${ms(start)}.`);
  if (requests) {
    const rows = requests.flatMap(({ what, rows: each }) =>
      each.map(({ connections, rate, p50, p99, errors }) => [
        what,
        connections,
        Math.round(rate),
        `${p50} ms`,
        `${p99} ms`,
        errors,
      ]),
    );
    parts.push(`## Requests\n\n${table(['what', 'connections', 'a second', 'p50', 'p99', 'errors'], rows)}`);
  }
  if (memory) {
    const { before, middle, after } = memory;
    const growth = `${(((after - before) / before) * 100).toFixed(1)} %`;
    parts.push(
      `## Memory\n\n${table(['before', 'after 50 000', 'after 100 000 requests', 'growth'], [[before, middle, after].map((mib) => `${mib.toFixed(0)} MiB`).concat(growth)])}`,
    );
  }
  if (lighthouse) {
    const rows = lighthouse.map((row) => [
      `\`${row.address}\``,
      `${row.performance} / ${row.accessibility} / ${row.practices} / ${row.seo}`,
      ...[row.fcp, row.lcp, row.tbt].map(ms),
      row.cls.toFixed(3),
      row.failed.join(', ') || 'none',
    ]);
    parts.push(
      `## Lighthouse 12, mobile, simulated\n\nPerformance / accessibility / best practices / SEO.\n\n${table(['page', 'scores', 'FCP', 'LCP', 'TBT', 'CLS', 'failed audits'], rows)}`,
    );
  }
  return `${parts.join('\n\n')}\n`;
}
