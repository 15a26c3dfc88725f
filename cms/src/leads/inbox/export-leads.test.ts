import { describe, expect, it } from 'vitest';
import { csvCell, csvLine } from './export-leads';

describe('a cell', () => {
  it.each([
    '=1+1',
    '+91',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '＝1',
    "=cmd|' /C calc'!A0",
    '\u0000=1',
    '\u200b=1',
    '\u2060\u00ad@x',
    '\ufeff+1',
    '\u202e-1',
    '\u3164=1',
    '\u034f=1',
    '\u2800=1',
    '\u0085=1',
  ])('escapes the formula %j', (text) => expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/));
  it('is quoted when necessary', () => {
    expect(csvCell('a "b", c')).toBe('"a ""b"", c"');
    expect(csvCell('two\nlines')).toBe('"two\nlines"');
    expect(csvCell('plain - text')).toBe('plain - text');
  });
  it('is empty for null and undefined, and ISO for a date', () => {
    expect(csvLine([null, undefined, '', new Date(0)])).toBe(',,,1970-01-01T00:00:00.000Z\r\n');
  });
});
