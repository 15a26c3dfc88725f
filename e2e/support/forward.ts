import net from 'node:net';

/** Forwards `127.0.0.1:port` to `host:port`. Returns a function that stops it. */
export async function forward(host: string, port: number): Promise<() => void> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const target = net.connect(port, host);
    for (const [one, other] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one));
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
}
