import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAudit } from './audit.mjs';

const report = (...found) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(found.map((one) => [one.name, one])),
    metadata: { vulnerabilities: { total: found.length } },
  });
const advisory = { name: 'parser', severity: 'high', range: '<1.4.05', via: ['GHSA-404x-ENOTFOUND', '405'] };

test('names the packages of high and critical severity, whatever numbers an advisory has', () => {
  const minor = { name: 'minor', severity: 'moderate', range: '*' };
  const worst = { name: 'worst', severity: 'critical', range: '<=4.0.4' };
  assert.deepEqual(readAudit(report(advisory, minor, worst)), {
    vulnerable: ['parser <1.4.05 (high)', 'worst <=4.0.4 (critical)'],
  });
  assert.deepEqual(readAudit(report(minor)), { vulnerable: [] });
  assert.deepEqual(readAudit(report()), { vulnerable: [] });
});

test('is not run where the registry refuses the question or does not answer', () => {
  for (const message of ['405 Method Not Allowed - POST https://registry.example', 'getaddrinfo ENOTFOUND']) {
    assert.deepEqual(readAudit(JSON.stringify({ message, statusCode: 405 })), { notRun: message });
  }
});

test('fails on any other output', () => {
  const noLockFile = JSON.stringify({ error: { code: 'ENOLOCK', summary: 'This command requires a lockfile.' } });
  assert.throws(() => readAudit(noLockFile), /requires a lockfile/);
  for (const output of ['', 'npm error 404', '[]', 'null', '{}'])
    assert.throws(() => readAudit(output), /audit failed/);
});
