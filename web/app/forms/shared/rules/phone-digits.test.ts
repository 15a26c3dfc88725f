import { describe, expect, it } from 'vitest';
import { phoneDigits } from './phone-digits';

describe('a phone field', () => {
  it.each([
    '9876543210',
    '98765 43210',
    '(987) 654-3210',
    '98765-43210\n',
    '+91 98765 43210',
    '+919876543210',
    '+91-98765-43210',
    '(+91) 98765 43210',
    '+91 (0) 98765 43210',
    '0091 (0)98765 43210',
    ' \u202a+91 98765 43210\u202c',
    '98765\u00a043210',
    '0091 9876543210',
    '919876543210',
    '09876543210',
    '९८७६५४३२१०',
    '９８７６５４３２１０',
    'tel: 98765.43210',
  ])('returns ten digits for %j', (typed) => expect(phoneDigits(typed)).toBe('9876543210'));

  it('never truncates a number that is too long', () => {
    expect(phoneDigits('98765432101')).toBe('98765432101');
    expect(phoneDigits('+1 987 654 3210')).toBe('+19876543210');
    expect(phoneDigits('+92 0 98765 43210')).toBe('+9209876543210');
  });

  it('accepts a number with a country code typed key by key', () => {
    const typed = [...'+919876543210'].reduce((field, key) => phoneDigits(field + key), '');
    expect(typed).toBe('9876543210');
  });
});
