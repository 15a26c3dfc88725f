import { execFile, execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '../lib/paths.mjs';

const WRK = findWrk();

/**
 * The load generator: wrk if it is installed. autocannon, the dependency, is slower than the servers that it measures.
 */
export const LOAD_GENERATOR = WRK ? 'wrk' : 'autocannon';

/**
 * Requests `url` over keep-alive connections. Returns the requests per second, p50 and p99 in milliseconds, the failed
 * connections, and as `refused` the responses other than 2xx and 3xx.
 */
export async function load({ url, headers, connections, seconds }) {
  return WRK ? withWrk({ url, headers, connections, seconds }) : withAutocannon({ url, headers, connections, seconds });
}

async function withWrk({ url, headers, connections, seconds }) {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const threads = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency'];
  const { stdout: text } = await promisify(execFile)(WRK, [...threads, ...named, url]);
  const errors = [...(/Socket errors: (.*)/.exec(text)?.[1] ?? '').matchAll(/\d+/g)];
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]),
    p50: milliseconds(/\s50%\s+(\S+)/.exec(text)?.[1]),
    p99: milliseconds(/\s99%\s+(\S+)/.exec(text)?.[1]),
    errors: errors.reduce((sum, [number]) => sum + Number(number), 0),
    refused: Number(/Non-2xx.*: (\d+)/.exec(text)?.[1] ?? 0),
  };
}

const milliseconds = (text = '') =>
  parseFloat(text) * ({ us: 0.001, ms: 1, s: 1000 }[text.replace(/[\d.]/g, '')] ?? NaN);

async function withAutocannon({ url, headers, connections, seconds }) {
  const autocannon = createRequire(path.join(inRoot('bench'), 'package.json'))('autocannon');
  const { requests, latency, errors, non2xx } = await autocannon({ url, headers, connections, duration: seconds });
  return { rate: requests.average, p50: latency.p50, p99: latency.p99, errors, refused: non2xx };
}

function findWrk() {
  const folders = String(process.env.PATH).split(path.delimiter);
  return folders.map((folder) => path.join(folder, 'wrk')).find(isProgram);
}

function isProgram(file) {
  try {
    execFileSync(file, ['-v'], { stdio: 'ignore' });
    return true;
  } catch ({ status }) {
    // wrk -v exits with code 1.
    return status === 1;
  }
}
