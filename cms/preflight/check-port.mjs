import net from 'node:net';

/** Returns why this address is not available, or null. `setting` is the name of the variable to change. */
export function checkPort(host, port, setting) {
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    return Promise.resolve(`${setting} must be a port number from 1 to 65535.`);
  }
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error) => resolve(sentence(error, host, port, setting)));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}

function sentence(error, host, port, setting) {
  if (error.code === 'EADDRINUSE') {
    return `port ${port} is taken by another program; stop that program or set ${setting} to a free port.`;
  }
  if (error.code === 'EACCES') return `port ${port} needs more rights; set ${setting} to a port above 1023.`;
  return `cannot listen on ${host}:${port} (${error.code}); check HOST and ${setting}.`;
}
