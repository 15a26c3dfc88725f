import os from 'node:os';
import { log, seconds } from './log.mjs';

/**
 * Runs suites in order, in parallel as far as the cores allow. Logs the start, the usual time and the end of each.
 * Suites that run in parallel are quiet. Resolves to their results with `name` and `time`.
 */
export async function runSuites(suites, options, cores = os.availableParallelism()) {
  const results = [];
  const waiting = [...suites];
  const running = new Set();
  let busy = 0;

  const start = async (suite, needs) => {
    const since = performance.now();
    const number = suites.indexOf(suite) + 1;
    log(`\n== ${number}/${suites.length} ${suite.name} (usually ${formatSeconds(suite.usual)})`);
    const quiet = suite.cores < cores;
    const result = { name: suite.name, ...(await suite.run({ ...options, quiet })), time: seconds(since) };
    results[number - 1] = result;
    log(`== ${suite.name}: ${result.failed > 0 ? 'FAILED' : 'ok'} (${result.time})`);
    busy -= needs;
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting[0];
    const needs = next && Math.min(next.cores, cores);
    if (next && busy + needs <= cores) {
      waiting.shift();
      busy += needs;
      const run = start(next, needs).finally(() => running.delete(run));
      running.add(run);
    } else await Promise.race(running);
  }
  return results;
}

export function formatSeconds(seconds) {
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
