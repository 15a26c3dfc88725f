// Runs after the build: writes .br and .gz beside each text file, so that the server only has to send them.
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;
const SMALLEST = 100;

for (const entry of fs.readdirSync('build/client', { recursive: true, withFileTypes: true })) {
  const file = path.join(entry.parentPath, entry.name);
  if (!entry.isFile() || !TEXT.test(file) || fs.statSync(file).size < SMALLEST) continue;
  const content = fs.readFileSync(file);
  fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(content));
  fs.writeFileSync(`${file}.gz`, zlib.gzipSync(content, { level: 9 }));
}
