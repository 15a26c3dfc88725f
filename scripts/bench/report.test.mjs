import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';
import { inRoot } from '../lib/paths.mjs';
import { report } from './report.mjs';

test('the report finds every result that it shows', () => {
  const results = JSON.parse(fs.readFileSync(inRoot('docs/benchmarks.json'), 'utf8'));
  assert.doesNotMatch(report(results), /NaN|undefined|Not measured yet/);
});
