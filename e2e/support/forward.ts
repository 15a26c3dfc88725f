import net from 'node:net';

/** Forwards `127.0.0.1:port` to `host:port`. Returns a function that stops this. */
export async function forward(host: string, port: number): Promise<() => void> {
  const open = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(port, host);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => open.delete(one));
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return () => {
    for (const socket of open) socket.destroy();
    server.close();
  };
}
