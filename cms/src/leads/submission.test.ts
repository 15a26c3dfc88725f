import { expect, it } from 'vitest';
import { FORM_RULES, validate } from './rules.generated';
import { privacyVersion, spamReason } from './submission';

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

const PHONES = ['9845012345', '+919845012345', '+91 98450 12345', '0091 98450 12345', '098450 12345', '९८४५०१२३४५'];

it.each(Object.values(FORM_RULES).flatMap((rules) => PHONES.map((phone) => [rules.name, phone] as const)))(
  'stores the ten digits of a phone number of the form %s: %s',
  (form, phone) => {
    const { values, problems } = validate(FORM_RULES[form], { phone }, { today: '2026-05-01' });
    expect(values.phone).toBe('9845012345');
    expect(problems.map(({ field }) => field)).not.toContain('phone');
  },
);
