// `npm run audit`: checks production packages for known vulnerabilities in the registry. Exits with 1 where there is one,
// and with 2 where the registry gives no advisories, so that nothing was checked.
import { spawnSync } from 'node:child_process';
import { inRoot } from './lib/paths.mjs';
import { main, CliError, log } from './lib/log.mjs';

/** The exit code of an audit that was not run. */
export const NOT_RUN = 2;

const AUDITED_PARTS = ['cms', 'web'];
const SEVERITIES = ['high', 'critical'];

/**
 * Reads the output of `npm audit --json`. Returns the `vulnerable` packages of high or critical severity, or why the
 * audit was `notRun`: the message of the registry or of the network. Throws for any other output.
 */
export function readAudit(output) {
  const { metadata, vulnerabilities, message, error } = parseJson(output);
  if (metadata?.vulnerabilities && vulnerabilities) {
    const found = Object.values(vulnerabilities).filter(({ severity }) => SEVERITIES.includes(severity));
    return { vulnerable: found.map(({ name, severity, range }) => `${name} ${range} (${severity})`) };
  }
  if (typeof message === 'string') return { notRun: message };
  throw new CliError(`npm audit failed: ${error?.summary || output.trim().slice(0, 500) || 'it printed nothing'}`);
}

function parseJson(output) {
  try {
    return JSON.parse(output) ?? {};
  } catch {
    return {};
  }
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    const vulnerableParts = [];
    for (const part of AUDITED_PARTS) {
      const options = { cwd: inRoot(part), encoding: 'utf8', maxBuffer: Infinity, stdio: ['ignore', 'pipe', 'ignore'] };
      const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], options);
      const { notRun, vulnerable } = readAudit(stdout ?? '');
      if (notRun) {
        log(`${part}: not run, the registry gives no advisories. ${notRun}`);
        process.exitCode = NOT_RUN;
      } else if (vulnerable.length === 0) log(`${part}: no known vulnerability of high severity.`);
      else vulnerableParts.push(`${part}: ${vulnerable.join(', ')}`);
    }
    if (vulnerableParts.length > 0) {
      throw new CliError(
        `These packages have a known vulnerability: update them, or add an override with a fixed version.\n${vulnerableParts.join('\n')}`,
      );
    }
  });
}
