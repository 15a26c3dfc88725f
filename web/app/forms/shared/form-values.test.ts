// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { localDay, valuesOnPage } from './form-values';
import { FORM_RULES } from './rules/all-forms';

it('reads a phone number that stands in the page as its field reads a typed one, and other values as they are', () => {
  document.body.innerHTML =
    '<form><input name="name" value="+91 Roy"><input name="phone" value="+91 98450 12345"></form>';
  const { phone, name } = valuesOnPage(FORM_RULES.demo, document.querySelector('form')!);
  expect([phone, name]).toEqual(['9845012345', '+91 Roy']);
});

it('returns the date in the local time zone', () => {
  expect(localDay(new Date(2031, 0, 5, 0, 1))).toBe('2031-01-05');
  expect(localDay(new Date(2031, 11, 31, 23, 59))).toBe('2031-12-31');
});
