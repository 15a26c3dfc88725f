import { endurance, growth, lighthouse, memory, publishing, requests, start } from './report-parts.mjs';

const PARTS = { start, requests, publishing, growth, memory, endurance, lighthouse };

/** docs/benchmarks.md out of the figures of all parts, each with the day and machine of its run; says what is missing. */
export function report(figures) {
  const parts = Object.entries(PARTS).map(([name, write]) => {
    const { title, lines } = write(figures[name]?.found);
    if (!figures[name]) return `## ${title}\n\nNot measured yet: \`npm run bench ${name}\`.`;
    return `## ${title}\n\n${runOf(figures[name].machine)}\n\n${lines.join('\n\n')}`;
  });
  return `${[HEAD, ...parts].join('\n\n')}\n`;
}

const HEAD = `# Benchmarks

Written by \`npm run bench\` from \`benchmarks.json\`. Each part was measured in one run on one machine; the ratios within a run are what counts. Where there is a target, it stands beside the figure.`;

const runOf = ({ date, cpu, cores, load, node }) =>
  `${date} · ${cpu}, ${cores} cores · load before the run ${load} · Node ${node}`;
