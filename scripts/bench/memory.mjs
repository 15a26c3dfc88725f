import fs from 'node:fs';
import http from 'node:http';

const TOTAL = 100_000;
const STEPS = 5;
const SOCKETS = 16;

/** Returns the resident memory of a process in MiB. */
export const residentOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Returns the memory of the site's process before, during and after many requests to `urls`. */
export async function measureMemory(base, pid, urls) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: SOCKETS });
  const { hostname, port } = new URL(base);
  const ask = (path) =>
    new Promise((resolve, reject) => {
      const take = (response) => void response.resume().on('end', resolve);
      http.get({ hostname, port, path, agent, headers: { 'accept-encoding': 'br' } }, take).on('error', reject);
    });
  const marks = [{ requests: 0, mib: residentOf(pid) }];
  let sent = 0;
  for (let step = 1; step <= STEPS; step += 1) {
    const worker = async () => {
      while (sent < (TOTAL * step) / STEPS) await ask(urls[sent++ % urls.length]);
    };
    await Promise.all(Array.from({ length: SOCKETS }, worker));
    marks.push({ requests: sent, mib: residentOf(pid) });
  }
  agent.destroy();
  return marks;
}
