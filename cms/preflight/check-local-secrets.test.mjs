import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkLocalSecrets } from './check-local-secrets.mjs';

const LOCAL = { NODE_ENV: 'production', CMS_TOKEN: 'local-only-cms-token-0001' };
const PUBLIC = 'https://impact.example';

it.each(['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000', 'http://site.localhost'])(
  'lets secrets for one machine stand at %s',
  (SITE_URL) => expect(checkLocalSecrets({ ...LOCAL, SITE_URL, CMS_PUBLIC_URL: SITE_URL })).toBeNull(),
);

it.each(['SITE_URL', 'CMS_PUBLIC_URL'])('refuses them when %s is public, and names them', (name) => {
  const problem = checkLocalSecrets({ ...LOCAL, ADMIN_PASSWORD: 'Local-only-password-1', [name]: PUBLIC });
  expect(problem).toContain(name);
  expect(problem).toContain('CMS_TOKEN, ADMIN_PASSWORD');
});

it('has nothing against secrets of its own, nor against development', () => {
  expect(checkLocalSecrets({ ...LOCAL, SITE_URL: PUBLIC, CMS_TOKEN: 'u7Vq0n4xkP1rT9bz' })).toBeNull();
  expect(checkLocalSecrets({ ...LOCAL, SITE_URL: PUBLIC, NODE_ENV: 'development' })).toBeNull();
});

it('knows every default secret of docker-compose.yml', () => {
  const compose = fs.readFileSync(path.resolve(import.meta.dirname, '../../docker-compose.yml'), 'utf8');
  const defaults = [...compose.matchAll(/\$\{(\w*(?:SECRET|TOKEN|SALT|KEYS?|PASSWORD)):-([^}]+)\}/g)];
  expect(new Set(defaults.map(([, name]) => name)).size).toBeGreaterThanOrEqual(11);
  for (const [, name, value] of defaults) {
    const setting = name === 'POSTGRES_PASSWORD' ? 'DATABASE_URL' : String(name);
    const problem = checkLocalSecrets({ NODE_ENV: 'production', SITE_URL: PUBLIC, [setting]: value });
    expect(problem, name).toContain(name);
  }
});
