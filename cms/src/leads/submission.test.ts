import { describe, expect, it } from 'vitest';
import { parseBody, privacyVersion, spamReason } from './submission';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const read = (type: string, body: string | Buffer, headers = {}) =>
  parseBody({ 'content-type': type, ...headers }, Buffer.from(body as string));
const multipart = (...parts: string[]) =>
  read('multipart/form-data; boundary=b', `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`);
const part = (name: string, value: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;

describe('a valid body', () => {
  it('parses to the same fields from all three content types', async () => {
    const wanted = { name: ['Asha Ráo'], interest: ['ProGran', 'Surve-R'] };
    expect(await read(JSON_TYPE, '{"name":"Asha R\\u00e1o","interest":["ProGran","Surve-R"]}')).toEqual(wanted);
    expect(await read(FORM_TYPE, 'name=Asha+R%C3%A1o&interest=ProGran&interest=Surve-R')).toEqual(wanted);
    expect(await multipart(part('name', 'Asha Ráo'), part('interest', 'ProGran'), part('interest', 'Surve-R'))).toEqual(
      wanted,
    );
  });
  it('may declare UTF-8, have null fields, and braces and colons in a text', async () => {
    expect(await read('application/json; charset="UTF-8"', '{"a":"x","b":null}')).toEqual({ a: ['x'] });
    const text = String.raw`{"a":"say \"b\": {\"c\": 1}","d":"e:"}`;
    expect(await read(JSON_TYPE, text)).toEqual({ a: ['say "b": {"c": 1}'], d: ['e:'] });
  });
});

describe('an invalid body', () => {
  it.each([
    ['broken JSON', JSON_TYPE, '{"name":"As'],
    ['a JSON list', JSON_TYPE, '["name"]'],
    ['a nested object', JSON_TYPE, '{"name":{"first":"Asha"}}'],
    ['an object in a list', JSON_TYPE, '{"name":[{"first":"Asha"}]}'],
    ['a number', JSON_TYPE, '{"phone":9876543210}'],
    ['a name given twice', JSON_TYPE, '{"name":"Asha","name":"Mallory"}'],
    ['a prototype', JSON_TYPE, '{"__proto__":"x"}'],
    ['a constructor', FORM_TYPE, 'constructor=x'],
    ['half a character', JSON_TYPE, '{"name":"\\ud800"}'],
    ['bytes that are no UTF-8', FORM_TYPE, Buffer.from([0x61, 0x3d, 0xff])],
    ['escapes that are no UTF-8', FORM_TYPE, 'name=%C3%28'],
    ['ten thousand fields', FORM_TYPE, Array.from({ length: 10_000 }, (_, n) => `a${n}=1`).join('&')],
    ['a truncated multipart body', 'multipart/form-data; boundary=b', `--b\r\n${part('name', 'Asha')}`],
    ['multipart without a boundary', 'multipart/form-data', part('name', 'Asha')],
    ['an empty JSON body', JSON_TYPE, ''],
  ])('%s: 400', async (_, type, body) => {
    await expect(read(type, body)).rejects.toMatchObject({ name: 'Refused', status: 400 });
  });

  it('a file: 400', async () => {
    const file = 'Content-Disposition: form-data; name="a"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nx';
    await expect(multipart(part('name', 'Asha'), file)).rejects.toMatchObject({ status: 400 });
  });

  it.each([
    ['another charset', 'application/json; charset=utf-16', {}],
    ['UTF-7', 'application/x-www-form-urlencoded; charset=utf-7', {}],
    ['plain text', 'text/plain', {}],
    ['no type', '', {}],
    ['compression', JSON_TYPE, { 'content-encoding': 'gzip' }],
  ])('%s: 415', async (_, type, headers) => {
    await expect(read(type, '{}', headers)).rejects.toMatchObject({ status: 415 });
  });
});

it.each([
  [{}, { homepage: [''] }],
  [{ 'x-form-duration': '2000' }, {}],
  [{ 'x-form-duration': 'soon' }, {}],
])('accepts a person: %j %j', (headers, entries) => expect(spamReason(headers, entries)).toBeNull());

it.each([
  [{}, { homepage: ['https://spam.example'] }, 'The hidden field was filled in.'],
  [{ 'x-form-honeypot': 'homepage' }, {}, 'The hidden field was filled in.'],
  [{ 'x-form-duration': '312' }, {}, 'Filled in within 312 ms.'],
  [{ 'x-form-duration': '-1e999' }, {}, 'Filled in within 0 ms.'],
])('detects a bot: %j %j', (headers, entries, reason) => expect(spamReason(headers, entries)).toBe(reason));

it('accepts a date as the privacy version', () => expect(privacyVersion('2028-02-29')).toBe('2028-02-29'));

it.each(['', '2026-02-30', '2026-13-01', '2026-2-1', '2026-01-01T00:00', '20260101', 'today', '2026-01-01\n'])(
  'rejects %j as the privacy version',
  (sent) => expect(privacyVersion(sent)).toBeNull(),
);
