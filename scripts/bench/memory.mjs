import fs from 'node:fs';
import http from 'node:http';

const rssOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Memory of a process in MiB before, at half and after `total` requests over `addresses`, unknown ones included. */
export async function measureMemory(base, pid, addresses, total = 100_000) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
  const { hostname, port } = new URL(base);
  const ask = (path) =>
    new Promise((resolve, reject) => {
      http
        .get({ hostname, port, path, agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
          answer.resume().on('end', resolve);
        })
        .on('error', reject);
    });
  const marks = [rssOf(pid)];
  let sent = 0;
  for (const half of [total / 2, total]) {
    const worker = async () => {
      while (sent < half) await ask(addresses[sent++ % addresses.length]);
    };
    await Promise.all(Array.from({ length: 16 }, worker));
    marks.push(rssOf(pid));
  }
  agent.destroy();
  const [before, middle, after] = marks;
  return { before, middle, after };
}
