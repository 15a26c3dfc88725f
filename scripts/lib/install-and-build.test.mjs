import assert from 'node:assert/strict';
import { test } from 'node:test';
import { installAdvice, requireNode } from './install-and-build.mjs';

test('accepts Node 20.19, 22 and 24, and explains how to replace older ones', () => {
  for (const version of ['20.19.0', '20.20.2', '22.0.0', '24.21.0']) assert.doesNotThrow(() => requireNode(version));
  for (const version of ['18.20.0', '20.18.9'])
    assert.throws(() => requireNode(version), /Node 20\.19 or newer.*nvm install/);
});

test('explains the cause of a failed install', () => {
  assert.match(installAdvice('gyp ERR! not found: make'), /apt-get install -y g\+\+ make python3/);
  assert.match(installAdvice('npm error code ENOSPC'), /disk is full/);
  assert.match(installAdvice('getaddrinfo EAI_AGAIN'), /registry cannot be reached/);
});
