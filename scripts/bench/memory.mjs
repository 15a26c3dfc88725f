import fs from 'node:fs';
import http from 'node:http';

const REQUEST_COUNT = 100_000;
const STEPS = 5;
const SOCKETS = 16;

/** Returns the resident memory of a process in MiB. */
export const residentMib = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Returns the memory of the site's process before, during and after many requests to `urls`. */
export async function measureMemory(base, pid, urls) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: SOCKETS });
  const { hostname, port } = new URL(base);
  const request = (path) =>
    new Promise((resolve, reject) => {
      const onResponse = (response) => void response.resume().on('end', resolve);
      http.get({ hostname, port, path, agent, headers: { 'accept-encoding': 'br' } }, onResponse).on('error', reject);
    });
  const marks = [{ requests: 0, mib: residentMib(pid) }];
  let sent = 0;
  for (let step = 1; step <= STEPS; step += 1) {
    const worker = async () => {
      while (sent < (REQUEST_COUNT * step) / STEPS) await request(urls[sent++ % urls.length]);
    };
    await Promise.all(Array.from({ length: SOCKETS }, worker));
    marks.push({ requests: sent, mib: residentMib(pid) });
  }
  agent.destroy();
  return marks;
}
