// `npm run audit`: checks production packages for known vulnerabilities in the registry.
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { main, CliError, log } from './lib/log.mjs';

const AUDITED_PARTS = ['cms', 'web'];
/** Matches the errors of registries without an advisory service. */
const UNSUPPORTED_REGISTRY_ERROR =
  /audit endpoint returned an error|ENOAUDIT|EAUDITNOLOCK|40[45]|ENOTFOUND|ECONNREFUSED/;

await main(async () => {
  for (const part of AUDITED_PARTS) {
    const { code, output } = await run('npm', ['audit', '--omit=dev', '--audit-level=high'], {
      cwd: inRoot(part),
      quiet: true,
    });
    if (code === 0) {
      log(`${part}: no known vulnerability of high severity.`);
    } else if (UNSUPPORTED_REGISTRY_ERROR.test(output)) {
      log(`${part}: skipped, the registry gives no advisories.`);
    } else {
      console.error(output);
      throw new CliError(
        `${part} has a package with a known vulnerability: update it, or add an override with a fixed version.`,
      );
    }
  }
});
