import { expect, it } from 'vitest';
import { logLine, requestIdOf } from './log';

const NOON = () => new Date('2026-01-01T12:00:00.000Z');

it('writes JSON on one line for any content', () => {
  const line = logLine(undefined, NOON)({ level: 'http', message: 'request', path: '/a\n"b"', status: 200 });
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toEqual({
    ...{ time: '2026-01-01T12:00:00.000Z', level: 'http', service: 'cms', message: 'request' },
    ...{ path: '/a\n"b"', status: 200 },
  });
});

it('contains the stack of an error', () => {
  expect(logLine(undefined)({ level: 'error', message: 'x', stack: 'Error: x\n  at y' })).toContain('at y');
});

it('writes readable text in the text format', () => {
  const format = logLine('text', NOON);
  expect(format({ level: 'info', message: 'Seeding is done.' })).toBe('info: Seeding is done.');
  expect(format({ level: 'http', message: 'request', method: 'GET', path: '/x', status: 200 })).toBe(
    'request GET /x 200',
  );
});

it('accepts only a well-formed request id', () => {
  expect(requestIdOf('0b7c1c9e-1111-4222-8333-444455556666')).toBe('0b7c1c9e-1111-4222-8333-444455556666');
  for (const odd of ['', 'short', 'x'.repeat(65), 'a b c d e f g', '{"a":"bcdefgh"}', 'abc\ndefgh']) {
    expect(requestIdOf(odd)).toMatch(/^[0-9a-f-]{36}$/);
  }
});
