// Starts the built site (`node server.js`) or, with --dev, the same server on sources with hot reload.
import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';

// By default V8 collects all garbage only when the heap has doubled (decision 0010).
v8.setFlagsFromString('--heap-growing-percent=10');

const dev = process.argv.includes('--dev');
process.chdir(import.meta.dirname);
process.env.NODE_ENV ??= dev ? 'development' : 'production';
const file = process.env.ENV_FILE ?? path.resolve('..', '.env');
if (fs.existsSync(file)) process.loadEnvFile(file);

if (dev) {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true } });
  const { startSite } = await vite.ssrLoadModule('./server/main.ts');
  await startSite({ vite });
} else if (fs.existsSync('build/server/index.js')) {
  const { startSite } = await import('./build/server/index.js');
  await startSite({});
} else {
  console.error('The site cannot start: it is not built yet; run "npm run build" first.');
  process.exit(1);
}
