import { firstUse, soak, scaling, lighthouse, memory, publishing, requests, start } from './report-parts.mjs';

const PARTS = { start, requests, publishing, scaling, memory, soak, firstUse, lighthouse };

/**
 * Returns docs/benchmarks.md from the results of all parts, each with the date and machine of its run. Names missing
 * parts.
 */
export function report(results) {
  const parts = Object.entries(PARTS).map(([name, write]) => {
    const { title, lines } = write(results[name]?.found);
    if (!results[name]) return `## ${title}\n\nNot measured yet: \`npm run bench ${name}\`.`;
    return `## ${title}\n\n${runOf(results[name].machine)}\n\n${lines.join('\n\n')}`;
  });
  return `${[HEAD, ...parts].join('\n\n')}\n`;
}

const HEAD = `# Benchmarks

Written by \`npm run bench\` from \`benchmarks.json\`. Each part was measured in one run on one machine; the ratios within a run are what counts. The target is beside the figure, where there is one.`;

const runOf = ({ date, cpu, cores, load, node }) =>
  `${date} · ${cpu}, ${cores} cores · load before the run ${load} · Node ${node}`;
