import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { fillEnv } from './env-file.mjs';
import { inRoot } from './paths.mjs';
import { checkEnv } from '../../cms/preflight/env.mjs';

const valueOf = (text, name) => new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1];

test('a new .env has strong, random secrets that the CMS accepts', () => {
  const example = fs.readFileSync(inRoot('.env.example'), 'utf8');
  const [one, two] = [fillEnv(example), fillEnv(example)];
  const settings = Object.fromEntries([...one.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
  assert.equal(checkEnv(settings), null);
  assert.notEqual(valueOf(one, 'CMS_TOKEN'), valueOf(two, 'CMS_TOKEN'));
  assert.match(valueOf(one, 'ADMIN_PASSWORD'), /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d).{12,}$/);
});

test('.env.example contains no secret', () => {
  const example = fs.readFileSync(inRoot('.env.example'), 'utf8');
  for (const [, name, value] of example.matchAll(/^#?([A-Z_]*(?:SECRET|TOKEN|SALT|KEYS?|PASSWORD))=(.*)$/gm)) {
    assert.equal(value, '', `${name} has a value in .env.example`);
  }
});

test('.env.example has each setting of docker-compose.yml', () => {
  const example = fs.readFileSync(inRoot('.env.example'), 'utf8');
  const compose = fs.readFileSync(inRoot('docker-compose.yml'), 'utf8');
  const names = [...compose.matchAll(/(?<!\$)\$\{([A-Z_0-9]+)/g)].map(([, name]) => name);
  assert.ok(names.length > 30);
  for (const name of names) assert.match(example, new RegExp(`^#?${name}=`, 'm'));
});
