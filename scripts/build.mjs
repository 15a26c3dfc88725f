// `npm run build`: installs and builds both parts if their sources changed, and writes their SBOMs.
import { ensureBuilt } from './lib/build-parts.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/requirements.mjs';
import { main } from './lib/log.mjs';
import { writeSbom } from './lib/sbom.mjs';

await main(async () => {
  requireNode();
  await ensureInstalled(['cms', 'web']);
  await ensureBuilt(['cms', 'web']);
  await Promise.all(['cms', 'web'].map(writeSbom));
});
