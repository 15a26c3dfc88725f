import { CliError } from './log.mjs';

const MIN_NODE_VERSION = [20, 19];

/** Throws CliError if this Node is too old. */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > MIN_NODE_VERSION[0] || (major === MIN_NODE_VERSION[0] && minor >= MIN_NODE_VERSION[1])) return;
  throw new CliError(
    `This needs Node ${MIN_NODE_VERSION.join('.')} or newer, and this is ${version}. Get it from nodejs.org, or: nvm install 24`,
  );
}

/** Returns advice for a failed install. Usually the SQLite driver cannot be compiled. */
export function installAdvice(output) {
  if (/gyp|node-gyp|make: |g\+\+|python/i.test(output)) {
    return 'A native module could not be built. It needs a compiler: on Debian or Ubuntu run "sudo apt-get install -y g++ make python3", on macOS "xcode-select --install", and start again.';
  }
  if (/ENOSPC/.test(output)) return 'The disk is full: make room and start again.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(output)) {
    return 'The npm registry cannot be reached: check the network (npm ping) and start again.';
  }
  return 'The lines above say why. Mend that and start again; what is half-installed is replaced.';
}
