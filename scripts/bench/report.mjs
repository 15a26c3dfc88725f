import { firstUse, soak, scaling, lighthouse, memory, publishing, requests, start } from './report-parts.mjs';

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
