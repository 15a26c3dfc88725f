import { createRequire } from 'node:module';
import path from 'node:path';

// Web has this dependency for its social images.
export const sharp = createRequire(path.join(import.meta.dirname, '../../../web/package.json'))('sharp');
